import { Preferences } from '@nokshi/contract/crm/preferences.ts'
import { expect, test } from 'vitest'
import { expectAnswer, openBoard } from '../../testing/board.ts'
import { makeStaff } from '../../testing/make.ts'
import { readMails } from '../../testing/outbox.ts'
import { testSmtp } from '../../testing/servers/test-smtp.ts'

const DAY = 24 * 60 * 60 * 1000

/** In Dhaka, where the studio is. */
const SEVEN_59 = '2026-11-17T01:59:59Z'
const EIGHT = '2026-11-17T02:00:00Z'
const NOON = '2026-11-17T06:00:00Z'

const listDigests = async (board: Awaited<ReturnType<typeof openBoard>>) =>
  (await readMails(board)).filter(({ subject }) => subject.startsWith('Today: '))

/** An overdue task, an unanswered submission and a quiet deal. */
async function openBusyStudio(env: Record<string, string> = {}) {
  const board = await openBoard({ env })
  const { staff } = board
  await board.addDeal({ title: 'Tea house site', ownerId: staff.id })
  await board.visitor.post('/api/leads', {
    ...{ name: 'Huda Rahman', contact: '+880 1712 345678', type: 'other', comment: 'A site, please.' },
  })
  await board.desk.post('/api/crm/tasks', { title: 'Call Omar', dueDay: '2026-11-17', dueTime: '15:00' })
  await board.desk.post('/api/crm/tasks', { title: 'Some day later', dueDay: '2026-11-18' })
  await board.jobs.runDue()
  return board
}

test('at eight, studio time, a member is told what is due, what waits for a reply and what has gone quiet', async () => {
  const board = await openBusyStudio()

  board.clock.set(SEVEN_59)
  await board.jobs.runDue()
  expect(await listDigests(board)).toEqual([])

  board.clock.set(EIGHT)
  await board.jobs.runDue()
  const [digest, ...more] = await listDigests(board)

  expect(more).toEqual([])
  expect(digest).toMatchObject({
    to: { address: board.staff.email },
    subject: 'Today: 1 task due, 1 enquiry without a reply, 1 stale deal',
  })
  expect(digest?.text).toContain('Call Omar, at 15:00')
  expect(digest?.text).toMatch(/Huda Rahman \(LD-\w+\), for 44 hours/)
  expect(digest?.text).toContain('Tea house site, no activity since 2026-11-15')
  expect(digest?.text).not.toContain('Some day later')
})

test('a digest is written once a day, by however many processes, and whatever comes in later', async () => {
  const smtp = await testSmtp()
  const board = await openBusyStudio(smtp.env)
  const others = await board.startSecondJobs()
  const countDigests = () => smtp.mails.filter(({ headers }) => headers.subject?.startsWith('Today: ')).length
  board.clock.set(EIGHT)

  await Promise.all([board.jobs.runDue(), others.runDue(), board.jobs.runDue()])
  board.clock.advance(60 * 60 * 1000)
  await Promise.all([board.jobs.runDue(), others.runDue()])
  expect(countDigests()).toBe(1)

  board.clock.set(EIGHT)
  board.clock.advance(DAY)
  await Promise.all([board.jobs.runDue(), others.runDue()])
  await Promise.all([board.jobs.runDue(), others.runDue()])
  expect(countDigests()).toBe(2)
})

test('nobody hears of nothing, of what is another member’s, or without wanting to', async () => {
  const board = await openBoard()
  const idle = await makeStaff(board, 'member')
  const viewer = await makeStaff(board, 'viewer')
  await board.desk.post('/api/crm/tasks', { title: 'Mine alone', dueDay: '2026-11-17' })
  const unwilling = await makeStaff(board, 'member')
  await board.desk.post('/api/crm/tasks', {
    ...{ title: 'For the unwilling', dueDay: '2026-11-17', assigneeId: unwilling.staff.id },
  })
  const chosen = Preferences.parse(
    await expectAnswer(unwilling.client.patch('/api/crm/me/preferences', { wantsDigest: false })),
  )

  board.clock.set(EIGHT)
  await board.jobs.runDue()

  expect(chosen).toEqual({
    wantsDigest: false,
    wantsSubmissions: false,
    wantsReminders: true,
    wantsAssignments: true,
    calendarSince: null,
  })
  expect((await listDigests(board)).map(({ to }) => to?.address)).toEqual([board.staff.email])
  expect([idle, viewer].map(({ staff }) => staff.email)).not.toContain(board.staff.email)
})

test('a server that was down until noon leaves the morning alone', async () => {
  const board = await openBusyStudio()

  board.clock.set(NOON)
  await board.jobs.runDue()

  expect(await listDigests(board)).toEqual([])
})

test('whoever wants a mail for each new submission gets it once, and nobody gets one for spam', async () => {
  const board = await openBoard()
  const reader = await makeStaff(board, 'viewer')
  await expectAnswer(reader.client.patch('/api/crm/me/preferences', { wantsSubmissions: true }))
  const others = await board.startSecondJobs()
  const lead = { name: 'Huda Rahman', contact: '+880 1712 345678', type: 'other', comment: 'A site, please.' }

  await board.visitor.post('/api/leads', lead)
  await board.visitor.post('/api/leads', { ...lead, comment: 'An online casino.', leaveBlank: 'x' })
  await Promise.all([board.jobs.runDue(), others.runDue()])

  const told = (await readMails(board)).filter(({ subject }) => subject.startsWith('New enquiry: '))
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ to: { address: reader.staff.email } })
  expect(told[0]?.text).toContain('A site, please.')
})
