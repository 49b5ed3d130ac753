import { Change } from '@nokshi/contract/crm/history.ts'
import { pageOf } from '@nokshi/contract/crm/records.ts'
import { expect, test } from 'vitest'
import { openPeople } from '../../testing/people.ts'
import { readDatabase } from '../../testing/read-database.ts'

test('the log is read in parts, says who did what, and what can still be undone', async () => {
  const { add, desk, staff, undo, clock } = await openPeople()
  for (let n = 0; n < 55; n++) {
    clock.advance(1000)
    await add({ name: `P${n}` })
  }
  clock.advance(1000)
  const { changeId } = await add({ name: 'Last' })
  clock.advance(1000)
  await undo(changeId)

  const first = await desk.read('/api/crm/changes', pageOf(Change))
  const rest = await desk.read(`/api/crm/changes?cursor=${first.next}`, pageOf(Change))

  expect(first.items.slice(0, 3)).toMatchObject([
    { kind: 'undone', summary: 'Undone: Added Last', canBeUndone: true, actor: { id: staff.id } },
    { kind: 'created', summary: 'Added Last', canBeUndone: false, undoneAt: expect.any(Number) },
    { kind: 'created', summary: 'Added P54', canBeUndone: true, undoneAt: null },
  ])
  // The log begins with how the colleague joined.
  const people = rest.items.filter(({ summary }) => /^Added P\d+$/.test(summary))
  expect([first.items.length, people.length, rest.next]).toEqual([50, 7, null])
})

test('an address given up and taken by somebody else is not taken back by undo', async () => {
  const { add, edit, undo } = await openPeople()
  const { record } = await add({ contactMethods: ['a@example.com', 'b@example.com'] })
  const { changeId } = await edit(record, { contactMethods: ['b@example.com'] })
  await add({ name: 'Karim', contactMethods: ['a@example.com'] })

  expect((await undo(changeId)).status).toBe(409)
})

test('whoever is erased is in no part of a large change, and the rest of it can be undone', async () => {
  const { importCsv, deps, desk, undo } = await openPeople({ role: 'owner' })
  const rows = Array.from({ length: 600 }, (_, at) => `Person ${at},${'note '.repeat(100)} of ${at}`)
  const { changeId } = await importCsv(['name,note', ...rows, 'Zubaida,zubaida likes tea'].join('\n'))
  const parts = await deps.db.selectFrom('changePart').select('position').execute()
  for (const name of ['Zubaida', 'Person 0']) {
    const { id } = await deps.db.selectFrom('contact').select('id').where('name', '=', name).executeTakeFirstOrThrow()
    expect((await desk.post(`/api/crm/contacts/${id}/erase`, {})).status).toBe(200)
  }

  expect(parts.length).toBeGreaterThan(0)
  const everything = await readDatabase(deps)
  for (const text of [/zubaida/i, /Person 0\b/, / of 0\b/]) expect(everything).not.toMatch(text)
  expect((await undo(changeId ?? '')).status).toBe(200)
  expect(await deps.db.selectFrom('contact').select('id').execute()).toEqual([])
})
