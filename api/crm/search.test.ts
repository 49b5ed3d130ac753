import { pageOf } from '@nokshi/contract/crm.ts'
import { Change, SearchHit } from '@nokshi/contract/desk.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openPeople } from '../testing/people.ts'

test('one box finds people, companies and deals by the beginning of any word', async () => {
  const { add, desk, find } = await openPeople()
  const { record } = await add({ companyName: 'Tea House', points: ['huda@example.com'] })
  await desk.post('/api/crm/deals', { title: 'Teapots online', contactId: record.id })

  expect(await find('tea')).toEqual(['Huda Rahman', 'Tea House', 'Teapots online'])
  expect(await find('hou te')).toEqual(['Huda Rahman', 'Tea House'])
  expect(await find('rahm')).toEqual(['Huda Rahman', 'Teapots online'])
  expect(await find('huda@example.com')).toEqual(['Huda Rahman'])
  for (const nothing of ['eapots', '', '!?', '%', 'rahman nobody']) expect(await find(nothing)).toEqual([])
})

test('what came in by a form is found by its reference, however it is read out', async () => {
  const { visitor, find } = await openPeople()
  const lead = { name: 'Karim', contact: 'karim@example.com', type: 'other' }
  const { reference } = await (await visitor.post('/api/leads', lead)).json()
  const code: string = reference

  expect(await find(code)).toEqual([code])
  expect(await find(code.toLowerCase().replace('-', ' '))).toEqual([code])
  expect(await find(code.slice(3))).toEqual([code])
  expect(await find(code.replaceAll('0', 'o'))).toEqual([code])
})

test('at most twenty are shown, each kind with its share, the latest first', async () => {
  const { add, addCompany, desk, clock } = await openPeople()
  for (let n = 0; n < 25; n++) {
    clock.advance(1000)
    await add({ name: `Loom ${n}` })
  }
  for (let n = 0; n < 7; n++) await addCompany({ name: `Loom ${n}` })

  const hits = await desk.read('/api/crm/search?q=loom', z.array(SearchHit))

  expect(hits).toHaveLength(20)
  expect(hits.filter((hit) => hit.kind === 'company')).toHaveLength(5)
  expect(hits[0]).toMatchObject({ kind: 'contact', title: 'Loom 24' })
  expect(hits.at(-1)).toMatchObject({ kind: 'company' })
})

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
  expect([first.items.length, rest.items.length, rest.next]).toEqual([50, 7, null])
})

test('all tags are listed with how many people each has', async () => {
  const { add, desk, throwAway } = await openPeople()
  await add({ name: 'A', tags: ['Tea', 'Rice'] })
  const { record } = await add({ name: 'B', tags: ['tea'] })
  const read = async () => (await desk.get('/api/crm/tags')).json()

  expect(await read()).toMatchObject([
    { name: 'Rice', contacts: 1 },
    { name: 'Tea', contacts: 2 },
  ])
  await throwAway(record.id)
  expect(await read()).toMatchObject([{ contacts: 1 }, { contacts: 1 }])
})

test('an address given up and taken by somebody else is not taken back by undo', async () => {
  const { add, edit, undo } = await openPeople()
  const { record } = await add({ points: ['a@example.com', 'b@example.com'] })
  const { changeId } = await edit(record, { points: ['b@example.com'] })
  await add({ name: 'Karim', points: ['a@example.com'] })

  expect((await undo(changeId)).status).toBe(409)
})
