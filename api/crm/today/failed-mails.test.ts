import { FailedMail, FailedMails, Today } from '@nokshi/contract/crm/today.ts'
import { expect, test } from 'vitest'
import { enqueueMail, plainMail } from '../../outbox/mail.ts'
import type { Client } from '../../testing/client.ts'
import { aLead, openInbox } from '../../testing/inbox.ts'
import { makeStaff, makeUser } from '../../testing/make.ts'
import { testSmtp } from '../../testing/servers/test-smtp.ts'

const DAY = 24 * 60 * 60_000

/** A sender without an email address gets no confirmation mail. */
const byPhone = { ...aLead, contact: '+880 1712 345678' }

async function readMails(desk: Client) {
  return (await desk.read('/api/crm/mails', FailedMails)).mails
}

async function withoutMailServer() {
  const smtp = await testSmtp()
  const studio = await openInbox({ env: smtp.env })
  await studio.jobs.runDue()
  smtp.mails.length = 0
  return { smtp, studio }
}

test('a mail that was refused is shown with the reason, and a retry sends it', async () => {
  const { smtp, studio } = await withoutMailServer()
  smtp.become('refusing recipients')
  await studio.visitor.post('/api/leads', byPhone)
  await studio.jobs.runDue()

  const [mail, ...others] = await readMails(studio.desk)
  smtp.become('well')
  const retried = await studio.desk.post(`/api/crm/mails/${mail?.id}/retry`, {})
  await studio.jobs.runDue()

  expect(others).toEqual([])
  expect(mail).toMatchObject({
    subject: expect.stringContaining('New lead: Huda Rahman'),
    error: 'The mail server refused it: 550 No such user',
    attempts: 1,
    isDead: false,
  })
  expect(retried.status).toBe(200)
  expect(smtp.mails.map((sent) => sent.headers.subject)).toEqual([mail?.subject])
  expect(await readMails(studio.desk)).toEqual([])
})

test('a mail that was given up comes back by a retry', async () => {
  const { smtp, studio } = await withoutMailServer()
  smtp.become('refusing recipients')
  await studio.visitor.post('/api/leads', byPhone)
  for (let attempt = 0; attempt < 8; attempt++) {
    await studio.jobs.runDue()
    studio.clock.advance(2 * DAY)
  }
  const [dead] = await readMails(studio.desk)

  smtp.become('well')
  const retried = FailedMail.parse(await (await studio.desk.post(`/api/crm/mails/${dead?.id}/retry`, {})).json())
  await studio.jobs.runDue()

  expect(dead?.isDead).toBe(true)
  expect(retried.isDead).toBe(false)
  expect(smtp.mails).toHaveLength(1)
})

test('a mail server that is away is called that', async () => {
  const { smtp, studio } = await withoutMailServer()
  await smtp.goDown()
  await studio.visitor.post('/api/leads', byPhone)
  await studio.jobs.runDue()

  expect(await readMails(studio.desk)).toMatchObject([
    { error: 'The mail server could not be reached, or did not let us in.', isDead: false },
  ])
})

test('a mail with a link shows whom it goes to and nothing that opens anything, and ends with its link', async () => {
  const { smtp, studio } = await withoutMailServer()
  const { client: owner } = await makeStaff(studio, 'owner')
  const { user } = await makeUser(studio)
  await studio.jobs.runDue()
  smtp.become('refusing recipients')
  await studio.visitor.post('/api/auth/forgot-password', { email: user.email })
  await studio.jobs.runDue()

  const reply = await owner.get('/api/crm/mails')
  const text = await reply.text()
  studio.clock.advance(DAY / 24)
  await studio.jobs.runDue()

  expect(FailedMails.parse(JSON.parse(text)).mails).toMatchObject([
    { subject: 'Reset your password', to: user.email, isKept: false },
  ])
  expect(text).not.toMatch(/token|http/i)
  expect(await readMails(owner)).toEqual([])
})

test('a notice that was given up has lost its text, and cannot be tried again', async () => {
  const { smtp, studio } = await withoutMailServer()
  const { client: owner } = await makeStaff(studio, 'owner')
  smtp.become('refusing recipients')
  const notice = plainMail('ada@example.com', { subject: 'Your address was asked for', text: ['Nothing was changed.'] })
  await enqueueMail(studio.deps.db, studio.deps.now(), notice, { lane: 'account' })
  for (let attempt = 0; attempt < 8; attempt++) {
    await studio.jobs.runDue()
    studio.clock.advance(2 * DAY)
  }

  const [dead] = await readMails(owner)
  const retried = await owner.post(`/api/crm/mails/${dead?.id}/retry`, {})

  expect(dead).toMatchObject({ subject: 'A private email', isDead: true })
  expect(retried.status).toBe(409)
})

test('without a mail server all that waits is listed, and Today says so', async () => {
  const studio = await openInbox()
  const { client: owner } = await makeStaff(studio, 'owner')
  const { user } = await makeUser(studio)
  await studio.visitor.post('/api/leads', byPhone)
  await studio.visitor.post('/api/auth/forgot-password', { email: user.email })
  await studio.jobs.runDue()

  const mails = await readMails(owner)
  const today = await owner.read('/api/crm/today', Today)
  const retried = await owner.post(`/api/crm/mails/${mails[0]?.id}/retry`, {})

  expect(new Set(mails.map(({ to, subject }) => `${to}: ${subject.replace(/ \(.*/, '')}`))).toEqual(
    new Set([
      `${user.email}: Confirm your email address`,
      `${user.email}: Reset your password`,
      'the studio: New lead: Huda Rahman',
    ]),
  )
  expect(new Set(mails.map(({ isKept, isDead }) => [isKept, isDead].join()))).toEqual(new Set(['true,false']))
  expect(today).toMatchObject({ failedMails: 3, hasMailServer: false })
  expect(retried.status).toBe(409)
})

test('a mail that is not waiting cannot be tried again', async () => {
  const { studio } = await withoutMailServer()
  await studio.sendLead()
  const sent = await studio.deps.db.selectFrom('outbox').select('id').where('kind', '=', 'mail').execute()

  const replies = await Promise.all(
    [...sent.map(({ id }) => id), 'nothing'].map((id) => studio.desk.post(`/api/crm/mails/${id}/retry`, {})),
  )

  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([404]))
})
