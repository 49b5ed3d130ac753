import { ManyChanged } from '@nokshi/contract/crm/records.ts'
import { expect, test } from 'vitest'
import { expectAnswer } from '../../testing/board.ts'
import { openPeople } from '../../testing/people.ts'
import { problemOf } from '../../testing/problem-of.ts'

/** Sixty of whom one page shows fifty, and somebody else. */
async function openStudio() {
  const people = await openPeople()
  const lines = Array.from({ length: 60 }, (_, number) => `Guest ${number},guest${number}@fair.example`)
  await people.importCsv(['Name,Email', ...lines].join('\n'))
  const { record: other } = await people.add({ name: 'Huda Rahman', tags: ['Tea'] })
  people.clock.advance(1)
  const change = async (which: object, act: object) =>
    ManyChanged.parse(await expectAnswer(people.desk.post('/api/crm/contacts/bulk', { which, act })))
  const tagged = async (name: string) => {
    const tags = await (await people.desk.get('/api/crm/tags')).json()
    return tags.find((tag: { name: string }) => tag.name === name)?.contacts ?? 0
  }
  return { ...people, other, change, tagged }
}

const guests = { matching: { q: 'guest' }, count: 60 }

test('all people who match are tagged, assigned and thrown away, each by one change that can be undone', async () => {
  const { change, tagged, undo, clock, staff, list, readLog } = await openStudio()

  const { count, changeIds } = await change(guests, { kind: 'tag', tag: 'Fair' })
  expect([count, await tagged('Fair')]).toEqual([60, 60])
  expect((await readLog())[0]?.summary).toBe('Tagged 60 contacts: Fair')
  clock.advance(1)
  expect((await undo(changeIds[0] ?? '')).status).toBe(200)
  expect(await tagged('Fair')).toBe(0)

  clock.advance(1)
  expect((await change(guests, { kind: 'assign', ownerId: staff.id })).count).toBe(60)
  expect(await list(`owner=${staff.id}&q=guest`)).toHaveLength(50)

  clock.advance(1)
  const thrown = await change({ matching: { owner: staff.id, q: 'guest' } }, { kind: 'trash' })
  expect(await list()).toEqual(['Huda Rahman'])
  clock.advance(1)
  expect((await undo(thrown.changeIds[0] ?? '')).status).toBe(200)
  expect(await list('q=guest7')).toEqual(['Guest 7'])
})

test('whoever edits a person that was tagged meanwhile is told', async () => {
  const { change, other, desk, read } = await openStudio()

  await change({ ids: [other.id] }, { kind: 'tag', tag: 'Fair' })
  const late = await desk.patch(`/api/crm/contacts/${other.id}`, { version: other.version, tags: [] })

  expect(late.status).toBe(409)
  expect((await read(other.id)).tags.map(({ name }) => name)).toEqual(['Fair', 'Tea'])
})

test('who has thirty tags is left out and counted, and who has more by a merge can still be edited', async () => {
  const { add, change, desk, edit, merge, other, read } = await openStudio()
  const thirty = Array.from({ length: 30 }, (_, number) => `Tag ${number}`)
  const contactMethods = Array.from({ length: 20 }, (_, number) => `farid${number}@example.com`)
  const { record: full } = await add({ name: 'Farid', tags: thirty, contactMethods })
  const fair = { kind: 'tag', tag: 'Fair' }

  const some = await change({ ids: [other.id, full.id] }, fair)
  const none = await desk.post('/api/crm/contacts/bulk', { which: { ids: [full.id] }, act: fair })
  const merged = await merge(full.id, other.id)
  const fewer = await edit(merged.record, {
    ...{ tags: ['Fair', ...thirty], contactMethods: [...contactMethods, 'huda@example.com'] },
  })
  const more = await desk.patch(`/api/crm/contacts/${full.id}`, {
    ...{ version: fewer.record.version, tags: ['Fair', 'Silk', ...thirty] },
  })

  expect(some).toMatchObject({ count: 1, failed: 1, error: expect.stringContaining('30 tags') })
  expect([(await problemOf(none)).code, (await problemOf(more)).code]).toEqual(['too-many-tags', 'too-many-tags'])
  expect([merged.record.tags.length, (await read(full.id)).tags.length]).toEqual([32, 31])
  expect(fewer.record.contactMethods).toHaveLength(21)
})

test.each([
  [{ which: { ids: [] }, act: { kind: 'trash' } }, 400, undefined],
  [{ which: { matching: { q: 'nobody like it' } }, act: { kind: 'trash' } }, 404, 'nothing-matches'],
  [{ which: { ...guests, count: 59 }, act: { kind: 'trash' } }, 409, 'more-match-now'],
  [{ which: guests, act: { kind: 'tag', tag: ' ' } }, 400, undefined],
  [{ which: guests, act: { kind: 'tag', tag: 'x'.repeat(41) } }, 400, undefined],
  [{ which: guests, act: { kind: 'assign', ownerId: 'nobody-like-that' } }, 400, undefined],
  [{ which: guests, act: { kind: 'assign', ownerId: null } }, 409, 'nothing-to-change'],
  [{ which: { matching: { q: 'huda' } }, act: { kind: 'tag', tag: 'TEA' } }, 409, 'nothing-to-change'],
  [{ which: { matching: { source: '<b>' } }, act: { kind: 'trash' } }, 400, undefined],
])('%j is refused, and nothing is changed', async (input, status, code) => {
  const { desk, list, readLog } = await openStudio()
  const before = await readLog()

  const reply = await desk.post('/api/crm/contacts/bulk', input)

  expect(reply.status).toBe(status)
  if (code !== undefined) expect((await problemOf(reply)).code).toBe(code)
  expect(await list()).toHaveLength(50)
  expect(await readLog()).toEqual(before)
})
