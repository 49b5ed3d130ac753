import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import { expect, test } from 'vitest'
import type { Deps } from '../../platform/deps.ts'
import { openPeople, readRefusal } from '../../testing/people.ts'
import { journaled } from '../records/journal-queries.ts'

/** Two contacts of one person, each with a deal, a task, a note and tags. */
async function withTwo() {
  const app = await openPeople()
  const { desk, add, clock } = app
  const { record: into } = await add({ contactMethods: ['huda@example.com'], tags: ['Tea', 'Dhaka'], title: 'Founder' })
  const { record: from } = await add({
    name: 'Hoda Rahman',
    title: 'CEO',
    location: 'Sylhet',
    contactMethods: ['01712345678', 'hoda@example.com'],
    tags: ['Tea', 'Rice'],
    isSilent: true,
  })
  for (const { id } of [into, from]) {
    await desk.post('/api/crm/deals', { title: 'Site', contactId: id })
    await desk.post('/api/crm/tasks', { title: 'Call', contactId: id, dueDay: '2026-11-20' })
    await desk.post('/api/crm/timeline', { kind: 'note', body: 'Called.', contactId: id })
  }
  clock.advance(60_000)
  return { ...app, into, from }
}

/** Every row of every record, without version and time of change. */
async function readAll({ db }: Deps) {
  const all: Record<string, unknown> = {}
  for (const table of journaled) {
    const rows = await db.selectFrom(table).selectAll().orderBy('id').execute()
    all[table] = rows.map((row) => ({ ...row, version: 0, updatedAt: 0 }))
  }
  all.words = await db.selectFrom('searchWord').selectAll().orderBy('entityId').orderBy('word').execute()
  return all
}

test('two become one: everything moves, what is filled stays, what is empty is taken', async () => {
  const { into, from, merge, read, desk, find } = await withTwo()

  const { record } = await merge(into.id, from.id)

  expect(record).toMatchObject({
    id: into.id,
    name: 'Huda Rahman',
    title: 'Founder',
    location: 'Sylhet',
    country: 'BD',
    isSilent: true,
    tags: [{ name: 'Dhaka' }, { name: 'Rice' }, { name: 'Tea' }],
    deals: [{ title: 'Site' }, { title: 'Site' }],
  })
  expect(record.contactMethods.map((contactMethod) => contactMethod.norm)).toEqual([
    'huda@example.com',
    '+8801712345678',
    'hoda@example.com',
  ])
  expect(await read(from.id)).toEqual(await read(into.id))
  const { items } = await (await desk.get(`/api/crm/timeline?contact=${into.id}`)).json()
  expect(items.filter((item: { kind: string }) => item.kind === 'note')).toHaveLength(2)
  expect(await find('hoda rahman')).toEqual(['Huda Rahman'])
  expect((await (await desk.get('/api/crm/trash')).json()).items).toEqual([])
})

test('who was merged is parted again, exactly, also after work on others', async () => {
  const { deps, into, from, merge, undo, add, edit } = await withTwo()
  const { record: karim } = await add({ name: 'Karim' })
  await edit(karim, { title: 'Weaver' })
  const before = await readAll(deps)

  const { changeId } = await merge(into.id, from.id)
  expect(await readAll(deps)).not.toEqual(before)
  await edit({ id: karim.id, version: 2 }, { title: 'Founder' })
  await edit({ id: karim.id, version: 3 }, { title: 'Weaver' })

  expect((await undo(changeId)).status).toBe(200)
  expect(await readAll(deps)).toEqual(before)
})

test.each<[string, (app: Awaited<ReturnType<typeof withTwo>>, record: Contact) => Promise<unknown>]>([
  ['a note', ({ desk }, { id }) => desk.post('/api/crm/timeline', { kind: 'note', body: 'x', contactId: id })],
  ['a deal', ({ desk }, { id }) => desk.post('/api/crm/deals', { title: 'Shop', contactId: id })],
  ['a task', ({ desk }, { id }) => desk.post('/api/crm/tasks', { title: 'Write', contactId: id })],
  [
    'an address',
    ({ edit }, record) =>
      edit(record, { contactMethods: [...record.contactMethods.map(({ raw }) => raw), 'c@example.com'] }),
  ],
  ['another place', ({ edit }, record) => edit(record, { location: 'Khulna' })],
])('after %s on the survivor they are not parted any more', async (_, work) => {
  const app = await withTwo()
  const { record, changeId } = await app.merge(app.into.id, app.from.id)
  app.clock.advance(60_000)
  await work(app, record)

  const refusal = await readRefusal(app.undo(changeId))

  expect(refusal).toMatchObject({ status: 409, error: expect.stringMatching(/any more/) })
  expect(await app.read(app.from.id)).toMatchObject({ id: app.into.id })
})

test('whoever edits one of two while they become one is told', async () => {
  const { into, from, merge, desk } = await withTwo()
  await merge(into.id, from.id)

  const editOf = ({ id, version }: Contact) => desk.patch(`/api/crm/contacts/${id}`, { version, title: 'x' })
  expect(await readRefusal(editOf(into))).toMatchObject({ status: 409 })
  expect(await readRefusal(editOf(from))).toMatchObject({
    status: 409,
    error: 'Hoda Rahman was merged into Huda Rahman. Open that one.',
  })
})

test('merging and editing at once never loses either silently', async () => {
  const { into, from, desk, read, deps } = await withTwo()

  const [merged, edited] = await Promise.all([
    desk.post('/api/crm/contacts/merge', { intoId: into.id, fromId: from.id }),
    desk.patch(`/api/crm/contacts/${from.id}`, { version: from.version, contactMethods: ['new@example.com'] }),
  ])

  const contactMethods = await deps.db.selectFrom('contactMethod').selectAll().execute()
  const owners = new Set(contactMethods.map((contactMethod) => contactMethod.contactId))
  expect([merged.status, edited.status]).toContain(200)
  if (merged.status === 200) expect([...owners]).toEqual([into.id])
  if (edited.status === 200 && merged.status === 200)
    expect((await read(into.id)).contactMethods.map((contactMethod) => contactMethod.norm)).toContain('new@example.com')
})

test('nobody is merged with themselves, with nobody, or twice', async () => {
  const { into, from, merge, desk } = await withTwo()
  const attempt = (intoId: string, fromId: string) => desk.post('/api/crm/contacts/merge', { intoId, fromId })

  expect((await attempt(into.id, into.id)).status).toBe(400)
  expect((await attempt(into.id, 'nobody')).status).toBe(404)
  await merge(into.id, from.id)
  expect((await attempt(into.id, from.id)).status).toBe(409)
  expect((await attempt(from.id, into.id)).status).toBe(409)
})

test('old links lead on through several merges', async () => {
  const { into, from, add, merge, read } = await withTwo()
  const { record: last } = await add({ name: 'Huda R' })
  await merge(into.id, from.id)
  await merge(last.id, into.id)

  expect(await read(from.id)).toMatchObject({ id: last.id })
})
