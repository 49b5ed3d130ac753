import { LiveTask, TestMail } from '@nokshi/contract/crm/going-live.ts'
import { Change } from '@nokshi/contract/crm/history.ts'
import { pageOf } from '@nokshi/contract/crm/records.ts'
import { expect, test } from 'vitest'
import { BACKUP_MARK, setMark } from '../../platform/live-marks.ts'
import type { Client } from '../../testing/client.ts'
import { makeStaff } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import type { Mood } from '../../testing/servers/start-smtp.ts'
import { testSmtp } from '../../testing/servers/test-smtp.ts'
import { type TestAppOptions, testApp } from '../../testing/test-app.ts'
import { announceTasks } from './announce-tasks.ts'

async function openList(options: TestAppOptions = {}) {
  const app = await testApp(options)
  const { client: owner, staff } = await makeStaff(app, 'owner')
  return { ...app, owner, staff }
}

async function readTask(owner: Client, id: string) {
  const tasks = await owner.read('/api/crm/going-live', LiveTask.array())
  return tasks.find((task) => task.id === id)
}

async function sendTestMail(owner: Client) {
  const reply = await owner.post('/api/crm/going-live/test-mail', {})
  return TestMail.parse(await reply.json())
}

const DAY_MS = 24 * 60 * 60 * 1000

test('a fresh installation has everything to do, and says what it found', async () => {
  const { owner, staff } = await openList()
  const tasks = await owner.read('/api/crm/going-live', LiveTask.array())

  expect(tasks.map(({ state }) => state)).not.toContain('done')
  expect(Object.fromEntries(tasks.map(({ id, found }) => [id, found]))).toMatchObject({
    samples: expect.stringMatching(
      /^Still invented: contact details and social pages \(2\), people of the team \(\d+\)/,
    ),
    'site-address': 'The address of the site is http://localhost:3000.',
    mail: 'No mail server is set up.',
    backup: 'No backup was made yet.',
    'two-factor': `Without it: ${staff.name}.`,
    lawyer: null,
  })
})

test('the log names open tasks at start, and nobody by name', async () => {
  const { deps, logged, staff } = await openList({ env: { SITE_URL: 'https://www.acme.studio' } })
  logged.length = 0
  await announceTasks(deps)

  const tasks = logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'before going live')
  expect(tasks.map(({ task }) => task)).toEqual(
    expect.arrayContaining(['Replace the samples', 'Make backups', 'A lawyer has read privacy and terms']),
  )
  expect(logged.join()).not.toContain('Serve the site by https')
  expect(logged.join()).not.toContain(staff.name)
})

test('a backup counts for two days', async () => {
  const { owner, deps, clock } = await openList()
  await setMark(deps.db, { name: BACKUP_MARK, doneAt: deps.now(), actorId: null, fingerprint: null })

  expect(await readTask(owner, 'backup')).toMatchObject({ state: 'done', doneAt: deps.now() })
  clock.advance(2 * DAY_MS)
  expect(await readTask(owner, 'backup')).toMatchObject({
    state: 'open',
    found: 'The last backup is more than two days old.',
  })
})

test('a task is ticked off, and opened again; both are in the log of changes', async () => {
  const { owner, deps, clock } = await openList()
  const tick = { id: 'lawyer', state: 'done', doneAt: deps.now() }

  expect((await owner.send('POST', '/api/crm/going-live/lawyer/tick', {})).status).toBe(200)
  expect(await readTask(owner, 'lawyer')).toMatchObject(tick)
  clock.advance(1000)
  await owner.delete('/api/crm/going-live/lawyer/tick')
  await owner.delete('/api/crm/going-live/lawyer/tick')
  expect(await readTask(owner, 'lawyer')).toMatchObject({ state: 'open', doneAt: null })

  const { items } = await owner.read('/api/crm/changes', pageOf(Change))
  expect(items.map(({ summary }) => summary).filter((text) => text.includes('going live'))).toEqual([
    'Opened again before going live: A lawyer has read privacy and terms',
    'Ticked off before going live: A lawyer has read privacy and terms',
  ])
})

test('what can be seen is not done because somebody says so', async () => {
  const { owner } = await openList()
  for (const id of ['samples', 'backup', 'test-mail', 'nothing']) {
    const refused = await owner.send('POST', `/api/crm/going-live/${id}/tick`, {})
    expect([refused.status, (await problemOf(refused)).code]).toEqual([404, 'no-such-live-task'])
  }
})

test('a test mail goes to whoever asked, with the server’s answer; other settings open the task again', async () => {
  const smtp = await testSmtp()
  const { owner, staff, deps } = await openList({ env: smtp.env })
  expect(await readTask(owner, 'mail')).toMatchObject({ state: 'open' })

  const answered = await sendTestMail(owner)
  expect(answered).toMatchObject({ isAccepted: true, to: staff.email })
  expect(answered.answer).toMatch(/^The mail server accepted it: 250 /)
  expect(smtp.mails.map(({ headers }) => [headers.to, headers.subject])).toEqual([
    [staff.email, 'Test email from Nokshi Studio'],
  ])
  expect(await readTask(owner, 'mail')).toMatchObject({ state: 'done', doneAt: deps.now() })

  const { mail } = deps.config
  if (mail) mail.from = 'Somebody else <else@nokshi.example>'
  expect(await readTask(owner, 'mail')).toMatchObject({ state: 'open' })
})

const refusals: [Mood, string][] = [
  ['refusing logins', 'The mail server did not accept name and password: 535 Wrong password'],
  ['refusing senders', 'The mail server refused it: 550 Sender not allowed'],
  ['refusing recipients', 'The mail server refused it: 550 No such user'],
  ['greylisting', 'The mail server refused it: 451 Greylisted, come back later'],
  ['refusing mail', 'The mail server refused it: 554 Message refused'],
  ['closing', 'The mail server refused it: 421 '],
  ['silent', 'did not answer in time'],
]

test('a mail server that refuses is quoted, and mail does not count as tried', async () => {
  const smtp = await testSmtp()
  const { owner, clock } = await openList({ env: smtp.env })
  for (const [mood, text] of refusals) {
    clock.advance(10 * 60 * 1000)
    smtp.become('well')
    await sendTestMail(owner)
    smtp.become(mood)
    const { isAccepted, answer } = await sendTestMail(owner)
    expect([mood, isAccepted, answer]).toEqual([mood, false, expect.stringContaining(text)])
    expect(answer).not.toContain('secret')
    expect(await readTask(owner, 'mail')).toMatchObject({ state: 'open' })
  }
})

test('a mail server that is not there is named without its password', async () => {
  const smtp = await testSmtp()
  const { owner } = await openList({ env: smtp.env })
  await smtp.goDown()
  const { answer } = await sendTestMail(owner)
  expect(answer).toMatch(/^Nothing listens at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)\. Check the port\.$/)
})

test('without a mail server there is nothing to try, and five test mails are enough for ten minutes', async () => {
  const without = await openList()
  const refused = await without.owner.post('/api/crm/going-live/test-mail', {})
  expect([refused.status, (await problemOf(refused)).code]).toEqual([409, 'no-mail-server'])

  const smtp = await testSmtp()
  const { owner } = await openList({ env: smtp.env })
  const statuses = []
  for (let count = 0; count < 6; count++) statuses.push((await owner.post('/api/crm/going-live/test-mail', {})).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(smtp.mails).toHaveLength(5)
})
