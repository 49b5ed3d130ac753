import { changed } from '@nokshi/contract/crm/records.ts'
import { Reminder, Task } from '@nokshi/contract/crm/tasks.ts'
import { expect, test } from 'vitest'
import { expectAnswer, openBoard } from '../../testing/board.ts'
import type { Client } from '../../testing/client.ts'
import { makeStaff } from '../../testing/make.ts'
import { readMails } from '../../testing/outbox.ts'
import { problemOf } from '../../testing/problem-of.ts'

const ChangedTask = changed(Task)
const call = { title: 'Call Omar', dueDay: '2026-11-17', dueTime: '15:00', remindMinutes: 30 }

/** Half past two in Dhaka. */
const HALF_PAST_TWO = '2026-11-17T08:30:00Z'

async function addTask(desk: Client, fields: object = {}) {
  return ChangedTask.parse(await expectAnswer(desk.post('/api/crm/tasks', { ...call, ...fields }), 201))
}

const listMails = async (board: Awaited<ReturnType<typeof openBoard>>) =>
  (await readMails(board)).filter(({ subject }) => subject.startsWith('Reminder: '))

test('a member is reminded once, by mail and in the app, until they have seen it', async () => {
  const board = await openBoard()
  const { record } = await addTask(board.desk)
  const others = await board.startSecondJobs()

  board.clock.set('2026-11-17T08:29:59Z')
  await board.jobs.runDue()
  expect(await board.desk.read('/api/crm/reminders', Reminder.array())).toEqual([])

  board.clock.set(HALF_PAST_TWO)
  await Promise.all([board.jobs.runDue(), others.runDue(), board.jobs.runDue()])
  board.clock.advance(60_000)
  await board.jobs.runDue()
  const [reminder, ...more] = await board.desk.read('/api/crm/reminders', Reminder.array())

  expect(more).toEqual([])
  expect(reminder).toEqual({ task: record, remindAt: Date.parse(HALF_PAST_TWO) })
  expect(await listMails(board)).toEqual([
    expect.objectContaining({ to: { address: board.staff.email }, subject: 'Reminder: Call Omar, 15:00' }),
  ])
  const seen = { taskId: record.id, remindAt: reminder?.remindAt }
  const stranger = await makeStaff(board, 'member')
  await stranger.client.post('/api/crm/reminders/seen', seen)
  expect(await board.desk.read('/api/crm/reminders', Reminder.array())).toHaveLength(1)
  expect(await expectAnswer(board.desk.post('/api/crm/reminders/seen', seen))).toEqual([])
})

test('a reminder that is snoozed comes again, to whom it is for', async () => {
  const board = await openBoard()
  const { record } = await addTask(board.desk)
  const stranger = await makeStaff(board, 'member')
  board.clock.set(HALF_PAST_TWO)
  await board.jobs.runDue()
  const snooze = { taskId: record.id, remindAt: Date.parse(HALF_PAST_TWO), snoozeMinutes: 10 }

  await stranger.client.post('/api/crm/reminders/seen', snooze)
  expect(await expectAnswer(board.desk.post('/api/crm/reminders/seen', snooze))).toEqual([])
  board.clock.advance(11 * 60_000)
  await board.jobs.runDue()

  const [again, ...more] = await board.desk.read('/api/crm/reminders', Reminder.array())
  expect([again?.task.id, more]).toEqual([record.id, []])
  expect(await stranger.client.read('/api/crm/reminders', Reminder.array())).toEqual([])
  expect(await listMails(board)).toHaveLength(1)
})

test('nobody is reminded of what is done, put off, or has no hour any more; the mail is a choice', async () => {
  const board = await openBoard()
  const done = await addTask(board.desk, { title: 'Done' })
  const later = await addTask(board.desk, { title: 'Put off' })
  const dayless = await addTask(board.desk, { title: 'Some day' })
  await addTask(board.desk, { title: 'Kept' })
  const path = (task: { record: Task }) => `/api/crm/tasks/${task.record.id}`
  await expectAnswer(board.desk.patch(path(done), { version: 1, isDone: true }))
  await expectAnswer(board.desk.patch(path(later), { version: 1, dueTime: '17:00' }))
  const { record } = ChangedTask.parse(
    await expectAnswer(board.desk.patch(path(dayless), { version: 1, dueDay: null })),
  )
  await expectAnswer(board.desk.patch('/api/crm/me/preferences', { wantsReminders: false }))

  board.clock.set(HALF_PAST_TWO)
  await board.jobs.runDue()

  expect(record).toMatchObject({ dueDay: null, dueTime: null, remindMinutes: null })
  const reminders = await board.desk.read('/api/crm/reminders', Reminder.array())
  expect(reminders.map(({ task }) => task.title)).toEqual(['Kept'])
  expect(await listMails(board)).toEqual([])
})

test.each([
  [{ dueDay: null }, 'hour-needs-day'],
  [{ dueTime: null }, 'reminder-needs-hour'],
])('a task with %j but more than that is refused', async (fields, code) => {
  const { desk } = await openBoard()

  const reply = await desk.post('/api/crm/tasks', { ...call, ...fields })

  expect(reply.status).toBe(400)
  expect((await problemOf(reply)).code).toBe(code)
})
