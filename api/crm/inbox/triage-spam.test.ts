import { expect, test } from 'vitest'
import { aLead, openInbox, readSubmission, readTab } from '../../testing/inbox.ts'

type Studio = Awaited<ReturnType<typeof openInbox>>

const spam = { ...aLead, name: 'http://casino.example', comment: 'Online casino bonus, guaranteed profits' }

async function receiveSpam(studio: Studio) {
  await studio.visitor.post('/api/leads', spam)
  await studio.jobs.runDue()
  const { items } = await readTab(studio.desk, 'spam')
  if (!items[0]) throw new Error('It was not taken for spam.')
  return items[0]
}

async function countContacts({ deps }: Studio) {
  return (await deps.db.selectFrom('contact').select('id').execute()).length
}

test('nothing is made of spam but a line in its tab, with the reasons', async () => {
  const studio = await openInbox()

  const item = await receiveSpam(studio)

  const post = await readSubmission(studio.desk, item.id)
  expect(post).toMatchObject({ tab: 'spam', contact: null, deal: null })
  expect(post.spamReasons).toContain('link-as-name')
  expect((await readTab(studio.desk, 'new')).counts).toEqual({ new: 0, taken: 0, closed: 0, spam: 1 })
  expect(await countContacts(studio)).toBe(0)
})

test('«not spam» makes the same of it as of any other post, once', async () => {
  const studio = await openInbox()
  const item = await receiveSpam(studio)
  const path = `/api/crm/inbox/${item.id}/not-spam`

  const replies = await Promise.all([studio.desk.post(path, {}), studio.desk.post(path, {})])
  await studio.jobs.runDue()

  expect(replies.map((reply) => reply.status)).toEqual([200, 200])
  expect(await readSubmission(studio.desk, item.id)).toMatchObject({
    tab: 'new',
    contact: { name: spam.name },
    deal: { id: expect.any(String) },
  })
  expect(await countContacts(studio)).toBe(1)
  expect(await studio.listCards()).toHaveLength(1)
})

test('what is spam after all takes with it what was made of it, and undo brings all of it back', async () => {
  const studio = await openInbox()
  const post = await studio.sendLead({ businessName: 'Tea House' })
  await studio.deps.db.updateTable('deal').set({ hasNews: 0 }).execute()
  await studio.act(post.id, 'take')

  const { record, changeId } = await studio.act(post.id, 'spam')
  expect(record).toMatchObject({ tab: 'spam', contact: null, deal: null, takenBy: null })
  expect(await countContacts(studio)).toBe(0)
  expect(await studio.listCards()).toEqual([])

  const undone = await studio.undo(changeId)
  expect(undone.status).toBe(200)
  expect(await readSubmission(studio.desk, post.id)).toMatchObject({
    tab: 'taken',
    contact: post.contact,
    deal: post.deal,
  })
  expect((await studio.act(post.id, 'spam')).record).toMatchObject({ tab: 'spam', contact: null })
})

test('what somebody has worked on stays when its post is spam', async () => {
  const studio = await openInbox()
  const post = await studio.sendLead()
  await studio.desk.post('/api/crm/timeline', { kind: 'note', body: 'Called them.', contactId: post.contact?.id })

  const { record } = await studio.act(post.id, 'spam')

  expect(record).toMatchObject({ tab: 'spam', contact: post.contact, deal: post.deal })
  expect(await studio.act(post.id, 'not-spam')).toMatchObject({
    record: { tab: 'new', contact: post.contact, deal: post.deal },
  })
  expect(await countContacts(studio)).toBe(1)
})

test('spam that joined a deal leaves it as it was', async () => {
  const studio = await openInbox()
  const first = await studio.sendLead()
  studio.clock.advance(60_000)
  const second = await studio.sendLead({ comment: 'Buy my list of addresses.' })

  await studio.act(second.id, 'spam')

  expect(await readSubmission(studio.desk, first.id)).toMatchObject({ contact: first.contact, deal: first.deal })
  const lines = await studio.deps.db.selectFrom('activity').selectAll().where('kind', '=', 'submission').execute()
  expect(lines.map((line) => line.submissionId)).toEqual([first.id])
})

test('spam is not taken, closed, reopened or split', async () => {
  const studio = await openInbox()
  const item = await receiveSpam(studio)

  for (const action of ['take', 'close', 'reopen', 'split'])
    expect((await studio.desk.post(`/api/crm/inbox/${item.id}/${action}`, {})).status, action).toBe(409)
})
