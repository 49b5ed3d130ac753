import { ManyChanged } from '@nokshi/contract/crm/records.ts'
import { expect, test } from 'vitest'
import { expectAnswer } from '../../testing/board.ts'
import type { Client } from '../../testing/client.ts'
import { openInbox, readTab } from '../../testing/inbox.ts'
import { makeStaff } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'

async function decide(client: Client, which: object, act: string) {
  return ManyChanged.parse(await expectAnswer(client.post('/api/crm/inbox/bulk', { which, act })))
}

test('a whole tab is taken, closed or called spam at once, and one undo takes all of it back', async () => {
  const studio = await openInbox()
  for (const number of [1, 2, 3])
    await studio.sendLead({ contact: `sender${number}@example.com`, comment: `Message ${number}` })
  const countTabs = async () => (await readTab(studio.desk, 'new')).counts

  const spam = await decide(studio.desk, { matching: { tab: 'new' } }, 'spam')
  expect(spam).toMatchObject({ count: 3, failed: 0, error: null })
  expect(await countTabs()).toMatchObject({ new: 0, spam: 3 })
  expect(await studio.listCards()).toEqual([])

  await expectAnswer(studio.desk.post('/api/crm/changes/undo', { ids: spam.changeIds }))
  expect(await countTabs()).toMatchObject({ new: 3, spam: 0 })
  expect(await studio.listCards()).toHaveLength(3)

  const again = await studio.desk.post('/api/crm/changes/undo', { ids: spam.changeIds })
  expect(again.status).toBe(409)
})

test('a submission that came in after the others were counted is not closed with them', async () => {
  const studio = await openInbox()
  const seen = await studio.sendLead()
  await studio.sendLead({ contact: 'client@example.com', comment: 'We need a shop by Eid.' })
  const which = { matching: { tab: 'new' } }

  const refused = await studio.desk.post('/api/crm/inbox/bulk', { which: { ...which, count: 1 }, act: 'spam' })
  const { items } = await readTab(studio.desk, 'new')

  expect((await problemOf(refused)).code).toBe('more-match-now')
  expect(items.map(({ id }) => id)).toContain(seen.id)
  expect(items).toHaveLength(2)
  expect((await decide(studio.desk, { ...which, count: 2 }, 'spam')).count).toBe(2)
})

test('what a colleague has taken stays theirs, and whoever took the others is told how many did not follow', async () => {
  const studio = await openInbox()
  const colleague = await makeStaff(studio, 'member')
  for (const number of [1, 2])
    await studio.sendLead({ contact: `sender${number}@example.com`, comment: `Message ${number}` })
  const { items } = await readTab(studio.desk, 'new')
  const ids = items.map(({ id }) => id)
  await expectAnswer(colleague.client.post(`/api/crm/inbox/${ids[0]}/take`, {}))

  const taken = await decide(studio.desk, { ids }, 'take')

  expect(taken).toMatchObject({ count: 1, failed: 1, error: 'Assigned to Nila Weaver.' })
  expect((await readTab(studio.desk, 'taken')).items).toHaveLength(2)
})
