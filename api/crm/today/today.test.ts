import { Deal } from '@nokshi/contract/crm/deals.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Task } from '@nokshi/contract/crm/tasks.ts'
import { Today } from '@nokshi/contract/crm/today.ts'
import { expect, test } from 'vitest'
import { expectAnswer, openBoard } from '../../testing/board.ts'
import { openInbox } from '../../testing/inbox.ts'
import { makeStaff } from '../../testing/make.ts'
import { studioDay } from '../staff/studio/studio-day.ts'

const DAY = 24 * 60 * 60 * 1000

test('today has what is mine and what nobody has taken on', async () => {
  const studio = await openInbox()
  const { desk, staff, clock } = studio
  const other = (await makeStaff(studio, 'member')).staff
  const [answered, mine, theirs, free] = [
    await studio.sendLead({ contact: 'answered@example.com' }),
    await studio.sendLead({ contact: 'mine@example.com' }),
    await studio.sendLead({ contact: 'theirs@example.com' }),
    await studio.sendLead({ contact: 'free@example.com' }),
  ]
  await studio.act(mine.id, 'take')
  await desk.post(`/api/crm/inbox/${theirs.id}/assign`, { assigneeId: other.id, from: null })
  await desk.post(`/api/crm/inbox/${answered.id}/reply`, { channel: 'call', body: 'Called' })
  for (const [title, dueDay, assigneeId] of [
    ['Overdue', '2026-11-01', staff.id],
    ["Nobody's", '2026-11-15', null],
    ['Theirs', '2026-11-15', other.id],
    ['Next year', '2027-11-24', staff.id],
  ])
    await desk.post('/api/crm/tasks', { title, dueDay, assigneeId })
  const deals = []
  for (const ownerId of [staff.id, other.id, null])
    deals.push(changed(Deal).parse(await (await desk.post('/api/crm/deals', { title: 'Old', ownerId })).json()).record)
  clock.advance(30 * DAY)

  const today = await desk.read('/api/crm/today', Today)

  expect(today.tasks.map((task) => task.title)).toEqual(['Overdue', "Nobody's"])
  expect(today.mine.map(({ id }) => id)).toEqual([mine.id, answered.id])
  expect(today.inbox.map(({ id }) => id)).toEqual([free.id])
  expect([today.mineCount, today.inboxCount]).toEqual([2, 1])
  const quiet = today.quietDeals.map(({ id }) => id)
  expect([deals[0], deals[2]].every((deal) => deal && quiet.includes(deal.id))).toBe(true)
  expect(quiet).not.toContain(deals[1]?.id)
})

test('tasks and deals go to people who can work on them, and stay with who had them', async () => {
  const app = await openBoard()
  const viewer = await makeStaff(app, 'viewer')
  const member = await makeStaff(app, 'member')
  const task = { title: 'Call back' }
  const { record } = changed(Task).parse(
    await expectAnswer(app.desk.post('/api/crm/tasks', { ...task, assigneeId: member.staff.id }), 201),
  )
  const give = (assigneeId: string) => app.desk.post('/api/crm/tasks', { ...task, assigneeId })

  expect((await give(viewer.staff.id)).status).toBe(400)
  expect((await app.edit((await app.addDeal()).record.id, { version: 1, ownerId: viewer.staff.id })).status).toBe(400)
  await expectAnswer(app.desk.patch(`/api/crm/staff/${member.staff.id}`, { isDisabled: true }))
  expect((await give(member.staff.id)).status).toBe(400)
  const kept = { version: 1, title: 'Call back soon', assigneeId: member.staff.id }
  expect((await app.desk.patch(`/api/crm/tasks/${record.id}`, kept)).status).toBe(200)
})

test.each([
  ['Asia/Dhaka', '2026-11-30T18:00:00Z', '2026-12-01'],
  ['Asia/Dhaka', '2026-11-30T17:59:59Z', '2026-11-30'],
  ['America/New_York', '2026-11-15T06:00:00Z', '2026-11-15'],
  ['Pacific/Kiritimati', '2026-10-31T10:00:00Z', '2026-11-01'],
  ['Pacific/Pago_Pago', '2026-11-01T12:00:00Z', '2026-11-01'],
])('in %s it is at %s the day %s', (timeZone, now, day) => {
  expect(studioDay(timeZone, Date.parse(now))).toBe(day)
})
