import { Notice } from '@nokshi/contract/crm/notices.ts'
import { ManyChanged } from '@nokshi/contract/crm/records.ts'
import { Updates } from '@nokshi/contract/crm/today.ts'
import { expect, test } from 'vitest'
import { expectAnswer } from '../../testing/board.ts'
import type { Client } from '../../testing/client.ts'
import { openInbox, readTab } from '../../testing/inbox.ts'
import { makeStaff } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'

const readNotices = (client: Client) => client.read('/api/crm/notices', Notice.array())
const readUpdates = (client: Client) => client.read('/api/crm/updates', Updates)

async function openStudio() {
  const studio = await openInbox()
  const rafi = await makeStaff(studio, 'member')
  const lead = await studio.sendLead()
  return { ...studio, rafi, lead }
}

async function mailsTo(studio: Awaited<ReturnType<typeof openStudio>>, email: string) {
  await studio.jobs.runDue()
  const rows = await studio.deps.db.selectFrom('outbox').select(['payload']).where('kind', '=', 'mail').execute()
  return rows.map(({ payload }) => JSON.parse(payload)).filter(({ to }) => to?.address === email)
}

function assign(client: Client, id: string, assigneeId: string, from: string | null = null) {
  return client.post(`/api/crm/inbox/${id}/assign`, { assigneeId, from })
}

test('an enquiry is assigned to a colleague, who is told in the app and, a little later, by one mail', async () => {
  const studio = await openStudio()
  const { desk, staff, rafi, lead } = studio

  await expectAnswer(assign(desk, lead.id, rafi.staff.id))
  const before = await mailsTo(studio, rafi.staff.email)
  studio.clock.advance(20_000)
  const after = await mailsTo(studio, rafi.staff.email)
  studio.clock.advance(20_000)

  expect((await readTab(desk, 'taken')).items[0]?.takenBy?.id).toBe(rafi.staff.id)
  expect(await readNotices(rafi.client)).toMatchObject([
    { kind: 'assigned', about: 'submission', name: 'Huda Rahman', path: `/crm/inbox/${lead.id}`, isRead: false },
  ])
  expect((await readUpdates(rafi.client)).unreadNotices).toBe(1)
  expect([before.length, after.length, (await mailsTo(studio, rafi.staff.email)).length]).toEqual([0, 1, 1])
  expect(after[0].text).toContain(`/crm/inbox/${lead.id}`)
  expect(await readNotices(desk)).toEqual([])
  expect(staff.id).not.toBe(rafi.staff.id)
})

test('what is undone before its mail has left tells nobody', async () => {
  const studio = await openStudio()
  const { desk, rafi, lead } = studio
  const { changeId } = (await expectAnswer(assign(desk, lead.id, rafi.staff.id))) as { changeId: string }

  await expectAnswer(studio.undo(changeId))
  studio.clock.advance(20_000)

  expect(await readNotices(rafi.client)).toEqual([])
  expect(await mailsTo(studio, rafi.staff.email)).toEqual([])
  expect((await readTab(desk, 'new')).items).toHaveLength(1)
})

test('who has read it, or wants no such mail, gets none', async () => {
  const studio = await openStudio()
  const { desk, rafi, lead } = studio
  const nila = await makeStaff(studio, 'member')
  await expectAnswer(nila.client.patch('/api/crm/me/preferences', { wantsAssignments: false }))
  await expectAnswer(desk.post('/api/crm/tasks', { title: 'Call Huda', assigneeId: nila.staff.id }), 201)
  await expectAnswer(assign(desk, lead.id, rafi.staff.id))
  await expectAnswer(rafi.client.post('/api/crm/notices/read', { isRead: true }))
  studio.clock.advance(20_000)

  expect(await mailsTo(studio, rafi.staff.email)).toEqual([])
  expect(await mailsTo(studio, nila.staff.email)).toEqual([])
  expect(await readNotices(nila.client)).toMatchObject([{ about: 'task', name: 'Call Huda' }])
})

test('many deals are assigned by one change, which is one notice', async () => {
  const studio = await openStudio()
  const { desk, rafi } = studio
  await studio.sendLead({ contact: 'other@example.com', comment: 'A shop.' })
  const ids = (await studio.listCards()).map(({ id }) => id)

  const act = { kind: 'assign', ownerId: rafi.staff.id }
  await expectAnswer(desk.post('/api/crm/deals/bulk', { which: { ids }, act }))

  expect(ids).toHaveLength(2)
  expect(await readNotices(rafi.client)).toMatchObject([
    { about: 'deal', count: 2, path: `/crm/deals?view=list&owner=${rafi.staff.id}` },
  ])
})

test('a colleague named in a note is told once, also when the note is reworded, and whoever writes is not', async () => {
  const { desk, staff, rafi, lead } = await openStudio()
  const mentions = [rafi.staff.id, staff.id, 'nobody']
  const note = { kind: 'note', body: '@Nila Weaver can you call?', dealId: lead.deal?.id, mentions }

  const { record } = (await expectAnswer(desk.post('/api/crm/timeline', note), 201)) as {
    record: { id: string; version: number; details: Record<string, string> }
  }
  const reworded = { version: record.version, body: '@Nila Weaver please call.', mentions }
  await expectAnswer(desk.patch(`/api/crm/timeline/${record.id}`, reworded))

  expect(record.details.mentions?.split(' ').toSorted()).toEqual([rafi.staff.id, staff.id].toSorted())
  expect(await readNotices(rafi.client)).toMatchObject([
    {
      kind: 'mentioned',
      about: 'deal',
      path: `/crm/deals/${lead.deal?.id}`,
      excerpt: '@Nila Weaver please call.',
      actor: { id: staff.id },
    },
  ])
  expect(await readNotices(desk)).toEqual([])
})

test('unread notices come first; all are marked as read at once, and that is undone with their ids', async () => {
  const { desk, rafi, clock } = await openStudio()
  for (const title of ['One', 'Two', 'Three']) {
    clock.advance(1)
    await expectAnswer(desk.post('/api/crm/tasks', { title, assigneeId: rafi.staff.id }), 201)
  }
  const names = async () => (await readNotices(rafi.client)).map(({ name, isRead }) => `${name} ${isRead}`)
  const mark = (body: object) => expectAnswer(rafi.client.post('/api/crm/notices/read', body))

  const [newest] = await readNotices(rafi.client)
  await mark({ ids: [newest?.id], isRead: true })
  expect(await names()).toEqual(['Two false', 'One false', 'Three true'])

  const { ids } = (await mark({ isRead: true })) as { ids: string[] }
  expect(ids).toHaveLength(2)
  expect((await readUpdates(rafi.client)).unreadNotices).toBe(0)

  // A colleague cannot touch the notices of another.
  await expectAnswer(desk.post('/api/crm/notices/read', { ids, isRead: false }))
  expect((await readUpdates(rafi.client)).unreadNotices).toBe(0)
  await mark({ ids, isRead: false })
  expect((await readUpdates(rafi.client)).unreadNotices).toBe(2)
})

test('an enquiry is not taken from a third colleague by accident, but knowingly, or by an owner', async () => {
  const studio = await openStudio()
  const { desk, staff, rafi, lead } = studio
  const owner = await makeStaff(studio, 'owner')
  const viewer = await makeStaff(studio, 'viewer')
  await expectAnswer(assign(desk, lead.id, rafi.staff.id))

  const accident = await assign(desk, lead.id, staff.id, null)
  const toViewer = await assign(rafi.client, lead.id, viewer.staff.id, rafi.staff.id)
  const byViewer = await assign(viewer.client, lead.id, rafi.staff.id, rafi.staff.id)

  expect((await problemOf(accident)).code).toBe('taken')
  expect((await problemOf(toViewer)).code).toBe('colleague-cannot-work')
  expect(byViewer.status).toBe(403)
  await expectAnswer(assign(desk, lead.id, staff.id, rafi.staff.id))
  await expectAnswer(assign(owner.client, lead.id, rafi.staff.id, null))
  expect((await readTab(desk, 'taken')).items[0]?.takenBy?.id).toBe(rafi.staff.id)
})

test('many enquiries are assigned at once, those that match a filter too, and all of it is undone at once', async () => {
  const studio = await openStudio()
  const { desk, rafi } = studio
  for (const name of ['Karim Uddin', 'Karim Das'])
    await studio.sendLead({ name, contact: `${name.slice(6)}@example.com`, comment: `A shop for ${name}.` })

  const assigneeId = rafi.staff.id
  const which = { matching: { tab: 'new', q: 'karim' }, count: 2 }
  const both = ManyChanged.parse(
    await expectAnswer(desk.post('/api/crm/inbox/bulk', { which, act: 'assign', assigneeId })),
  )
  const nobody = await desk.post('/api/crm/inbox/bulk', { which: { matching: { tab: 'new' } }, act: 'assign' })

  expect(both).toMatchObject({ count: 2, failed: 0 })
  expect((await problemOf(nobody)).code).toBe('unknown-colleague')
  expect(await readNotices(rafi.client)).toMatchObject([
    { about: 'submission', count: 2, path: `/crm/inbox?tab=taken&owner=${assigneeId}` },
  ])
  await expectAnswer(desk.post('/api/crm/changes/undo', { ids: both.changeIds }))
  expect(await readNotices(rafi.client)).toEqual([])
  expect((await readTab(desk, 'new')).items).toHaveLength(3)
})

test('of many enquiries those that another colleague has are skipped, and their number is said', async () => {
  const studio = await openStudio()
  const { desk, rafi, lead } = studio
  const nila = await makeStaff(studio, 'member')
  await studio.sendLead({ contact: 'other@example.com', comment: 'A shop.' })
  const ids = (await readTab(desk, 'new')).items.map(({ id }) => id)
  await expectAnswer(assign(desk, lead.id, nila.staff.id))
  const bulk = { which: { ids }, act: 'assign', assigneeId: rafi.staff.id }

  const first = await expectAnswer(desk.post('/api/crm/inbox/bulk', bulk))
  const second = await expectAnswer(desk.post('/api/crm/inbox/bulk', bulk))

  expect(first).toMatchObject({ count: 1, failed: 1, error: 'Assigned to Nila Weaver.' })
  expect(second).toMatchObject({ count: 0, failed: 1, changeIds: [] })
  expect(await readNotices(rafi.client)).toHaveLength(1)
})

test('the version of the CRM changes with every change of anybody, and with nothing else', async () => {
  const { desk, rafi, lead } = await openStudio()
  const first = await readUpdates(rafi.client)
  const second = await readUpdates(rafi.client)
  await expectAnswer(desk.post(`/api/crm/inbox/${lead.id}/take`, {}))
  const third = await readUpdates(rafi.client)

  expect(second).toEqual(first)
  expect(third.version).not.toBe(first.version)
  expect(third.inbox).toMatchObject({ new: 0, taken: 1 })
})
