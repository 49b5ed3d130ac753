import { TRAP_FIELD } from '@nokshi/contract/trap.ts'
import { expect, test } from 'vitest'
import { readMails } from '../testing/outbox.ts'
import { testApp } from '../testing/test-app.ts'

const lead = { name: 'Ada', contact: 'ada@example.com', type: 'other', comment: 'Hello, I need a website.' }
const request = { name: 'Ada', email: 'ada@example.com', description: 'Hello, I need a website.' }

const HOUR = 60 * 60 * 1000

type App = Awaited<ReturnType<typeof testApp>>

/** Mails to senders; those to the studio name no address. */
async function listAcknowledgements(app: App) {
  return (await readMails(app)).filter(({ to }) => to !== undefined)
}

async function referenceOf(reply: Response) {
  const { reference } = await reply.json()
  return String(reference)
}

test.each([
  ['en', 'We have your message', 'within one working day'],
  ['bn', 'আপনার মেসেজ পেয়েছি', 'এক কর্মদিবসের মধ্যে'],
  ['ar', 'وصلتنا رسالتك', 'خلال يوم عمل واحد'],
])('a form sent from a page in %s is acknowledged in that language', async (language, subject, byWhen) => {
  const app = await testApp()

  const reference = await referenceOf(await app.visitor.post('/api/leads', lead, { 'accept-language': language }))
  const [mail, ...more] = await listAcknowledgements(app)

  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: { address: 'ada@example.com' }, subject: `${subject}: ${reference}` })
  expect(mail?.text).toContain(reference)
  expect(mail?.text).toContain(byWhen)
  // The mail must not carry a stranger's text.
  expect(`${mail?.text}${mail?.html}`).not.toContain('Ada')
})

test('a mailbox hears once a day, by whatever form and alias its owner writes, also at once', async () => {
  const app = await testApp()
  const aliases = ['ada@example.com', 'Ada+shop@example.com', 'ADA@example.com', 'ada+2@example.com']

  await Promise.all([
    ...aliases.map((contact) => app.visitor.post('/api/leads', { ...lead, contact, comment: contact })),
    app.visitor.post('/send-email', request),
  ])
  expect(await listAcknowledgements(app)).toHaveLength(1)

  app.clock.advance(24 * HOUR - 1)
  await app.jobs.runDue()
  await app.visitor.post('/api/leads', { ...lead, comment: 'The day is not over.' })
  expect(await listAcknowledgements(app)).toHaveLength(1)

  app.clock.advance(1)
  await app.visitor.post('/api/leads', { ...lead, comment: 'Another day.' })
  expect(await listAcknowledgements(app)).toHaveLength(2)
})

test('neither spam nor a telephone number is written to', async () => {
  const app = await testApp()

  const replies = [
    await app.visitor.post('/api/leads', { ...lead, comment: 'An online casino.', [TRAP_FIELD]: 'x' }),
    await app.visitor.post('/api/leads', { ...lead, contact: '+880 1711 111111' }),
  ]

  expect(replies.map(({ status }) => status)).toEqual([201, 201])
  expect(await listAcknowledgements(app)).toEqual([])
})

test('one network makes us write to ten strangers an hour, many networks to a hundred, and every post is kept', async () => {
  const app = await testApp()
  const send = (number: number, network: string) =>
    app
      .anotherVisitor(network)
      .post('/api/leads', { ...lead, contact: `stranger${number}@example.com`, comment: `${number}` })

  for (let number = 0; number < 15; number++) await send(number, '203.0.113.7')
  expect(await listAcknowledgements(app)).toHaveLength(10)

  for (let number = 15; number < 120; number++) await send(number, `198.51.100.${number}`)
  expect(await listAcknowledgements(app)).toHaveLength(100)
  expect(await app.deps.db.selectFrom('submission').select('id').execute()).toHaveLength(120)

  app.clock.advance(HOUR)
  await send(120, '203.0.113.7')
  expect(await listAcknowledgements(app)).toHaveLength(101)
})

test('an acknowledgement that could not be sent for two days is not sent any more', async () => {
  const app = await testApp()
  await app.visitor.post('/api/leads', lead)

  app.clock.advance(48 * HOUR)
  await app.jobs.runDue()

  expect(await listAcknowledgements(app)).toEqual([])
})
