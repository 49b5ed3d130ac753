import { changed, Reference } from '@nokshi/contract/crm/records.ts'
import { Task } from '@nokshi/contract/crm/tasks.ts'
import { Today } from '@nokshi/contract/crm/today.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { expectAnswer, openBoard, patch } from '../../testing/board.ts'
import { makeStaff } from '../../testing/make.ts'
import { startOfMonth, studioDay } from '../staff/studio/studio-day.ts'

const DAY = 24 * 60 * 60 * 1000

test('an empty studio is shown where to begin', async () => {
  const { desk } = await openBoard()

  const today = await desk.read('/api/crm/today', Today)

  expect(today).toMatchObject({
    inbox: [],
    inboxCount: 0,
    tasks: [],
    quietDeals: [],
    weighted: null,
    medianReplyMinutes: null,
    lostBecause: [],
    failedMails: 0,
    starter: { hasContact: false, hasSubmission: false, hasColleague: false },
  })
})

test('today has what waits, what has gone quiet, and what the month has brought', async () => {
  const { desk, staff, addDeal, move, clock } = await openBoard()
  const old = await addDeal({ title: 'Old', amount: { minor: 1_000_000, currency: 'BDT' } })
  const won = await addDeal({ title: 'Won', amount: { minor: 500, currency: 'SAR' } })
  const lost = await addDeal({ title: 'Lost' })
  await move(won.record.id, { stageId: 'won' })
  await move(lost.record.id, { stageId: 'lost', lostReason: 'price' })
  clock.advance(2 * DAY)
  await addDeal({ title: 'Fresh', stageId: 'negotiating', amount: { minor: 10_000, currency: 'USD' } })
  for (const [title, dueDay, assigneeId] of [
    ['Overdue', '2026-11-01', staff.id],
    ["Nobody's", '2026-11-17', null],
    ['Tomorrow', '2026-11-18', staff.id],
    ['Next week', '2026-11-24', staff.id],
  ])
    await desk.post('/api/crm/tasks', { title, dueDay, assigneeId })

  const today = await desk.read('/api/crm/today', Today)

  expect(today.tasks.map((task) => task.title)).toEqual(['Overdue', "Nobody's", 'Tomorrow'])
  expect(today.quietDeals.map((card) => card.id)).toEqual([old.record.id])
  expect(today.pipeline.map(({ stage, count }) => [stage.id, count])).toEqual([
    ['new', 1],
    ['talking', 0],
    ['proposal-sent', 0],
    ['negotiating', 1],
  ])
  expect(today.weighted).toEqual({ minor: 100_000 + 915_000, currency: 'BDT' })
  expect(today.wonThisMonth.sums).toEqual([{ minor: 500, currency: 'SAR' }])
  expect(today.lostBecause).toEqual([{ reason: 'price', count: 1 }])
})

test('colleagues are there to be chosen, as long as they have a way in', async () => {
  const app = await openBoard()
  const { staff } = await makeStaff(app, 'viewer')

  const readIds = async () => (await app.desk.read('/api/crm/colleagues', z.array(Reference))).map(({ id }) => id)

  expect(new Set(await readIds())).toEqual(new Set([app.staff.id, staff.id]))
  expect((await app.desk.read('/api/crm/today', Today)).starter.hasColleague).toBe(true)
  await expectAnswer(patch(app.desk, `/api/crm/staff/${staff.id}`, { isDisabled: true }))
  expect(await readIds()).toEqual([app.staff.id])
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
  await expectAnswer(patch(app.desk, `/api/crm/staff/${member.staff.id}`, { isDisabled: true }))
  expect((await give(member.staff.id)).status).toBe(400)
  const kept = { version: 1, title: 'Call back soon', assigneeId: member.staff.id }
  expect((await patch(app.desk, `/api/crm/tasks/${record.id}`, kept)).status).toBe(200)
})

test.each([
  ['Asia/Dhaka', '2026-11-30T18:00:00Z', '2026-12-01', '2026-11-30T18:00:00Z'],
  ['Asia/Dhaka', '2026-11-30T17:59:59Z', '2026-11-30', '2026-10-31T18:00:00Z'],
  ['America/New_York', '2026-11-15T06:00:00Z', '2026-11-15', '2026-11-01T04:00:00Z'],
  ['Pacific/Kiritimati', '2026-10-31T10:00:00Z', '2026-11-01', '2026-10-31T10:00:00Z'],
  ['Pacific/Pago_Pago', '2026-11-01T12:00:00Z', '2026-11-01', '2026-11-01T11:00:00Z'],
])('in %s it is at %s the day %s of a month that began at %s', (timeZone, now, day, start) => {
  expect(studioDay(timeZone, Date.parse(now))).toBe(day)
  expect(startOfMonth(timeZone, Date.parse(now))).toBe(Date.parse(start))
})
