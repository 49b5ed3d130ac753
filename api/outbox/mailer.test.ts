import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Mood } from '../testing/servers/start-smtp.ts'
import { testSmtp } from '../testing/servers/test-smtp.ts'
import { testApp } from '../testing/test-app.ts'
import { MAIL } from './mail.ts'
import { openMailLine } from './mail-line.ts'
import { createMailer } from './mailer.ts'
import { enqueue, Outage } from './outbox.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const names = ['Ada', 'Grace', 'Edith', 'Joan', 'Karen']

function leadOf(name: string) {
  return { name, contact: '+880 1712 345678', type: 'other', comment: `This is ${name}.` }
}

type App = Awaited<ReturnType<typeof testApp>>

async function postLeads({ visitor }: App) {
  const replies = await Promise.all(names.map((name) => visitor.post('/api/leads', leadOf(name))))
  expect(replies.map((reply) => reply.status)).toEqual(names.map(() => 201))
}

function listWaiting({ deps }: App) {
  return deps.db.selectFrom('outbox').selectAll().where('deliveredAt', 'is', null).execute()
}

function sendersOf(mails: { text: string }[]) {
  return mails.map((mail) => /^Name: (.*)$/m.exec(mail.text)?.[1]).toSorted()
}

async function rudeServer(how: string) {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => {})
    if (how === 'resets') socket.resetAndDestroy()
    if (how !== 'greets and resets') return
    socket.write('220 hello\r\n')
    socket.once('data', () => socket.resetAndDestroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => void server.close()
  onTestFinished(close)
  // A server that listens on TCP has an address object.
  return { port: (server.address() as AddressInfo).port, close }
}

/** How often each is tried: those that keep us waiting less often. */
const moods: [mood: Mood, attempts: number][] = [
  ['closing', 6],
  ['refusing logins', 6],
  ['greylisting', 6],
  ['refusing senders', 6],
  ['refusing recipients', 6],
  ['refusing mail', 6],
  ['dropping the line', 6],
  ['trickling', 1],
]

test.each(moods)(
  'a mail server that is %s harms no form, and when it is well all arrives once',
  async (mood, attempts) => {
    const smtp = await testSmtp()
    const app = await testApp({ env: smtp.env })
    smtp.become(mood)
    await postLeads(app)

    for (let attempt = 0; attempt < attempts; attempt++) {
      await app.jobs.runDue()
      app.clock.advance(2 * HOUR)
    }
    expect(smtp.mails).toEqual([])
    expect(await listWaiting(app)).toEqual(names.map(() => expect.objectContaining({ deadAt: null })))

    smtp.become('well')
    app.clock.advance(MINUTE)
    await app.jobs.runDue()
    app.clock.advance(MINUTE)
    await app.jobs.runDue()

    expect(sendersOf(smtp.mails)).toEqual(names.toSorted())
    expect(await listWaiting(app)).toEqual([])
  },
)

test('a mail server that is down harms no form, and when it is up again all arrives once', async () => {
  const smtp = await testSmtp()
  const app = await testApp({ env: smtp.env })
  await smtp.goDown()
  await postLeads(app)
  await app.jobs.runDue()
  expect(await listWaiting(app)).toContainEqual(
    expect.objectContaining({ isOutage: 1, attempts: 0, lastError: 'ECONNREFUSED' }),
  )

  await smtp.comeUp()
  app.clock.advance(MINUTE)
  await app.jobs.runDue()

  expect(sendersOf(smtp.mails)).toEqual(names.toSorted())
})

test('a form is answered while a mail is stuck at a silent server', async () => {
  const smtp = await testSmtp()
  const app = await testApp({ env: smtp.env })
  smtp.become('silent')
  await app.visitor.post('/api/leads', leadOf('Ada'))

  const order: string[] = []
  const delivering = app.jobs.runDue().then(() => order.push('mail given up for now'))
  const reply = await app.visitor.post('/api/leads', leadOf('Grace'))
  order.push('form answered')
  await delivering

  expect(reply.status).toBe(201)
  expect(order).toEqual(['form answered', 'mail given up for now'])
})

test('a line that is closed while it connects sends nothing that it reported as failed', async () => {
  const smtp = await testSmtp()
  const outcomes = []
  for (let turns = 0; turns < 8; turns++) {
    const line = openMailLine(smtp.env.SMTP_URL)
    const mail = { from: smtp.env.MAIL_FROM, to: 'ada@example.com', subject: String(turns) }
    const sending = line.transport.sendMail(mail)
    for (let turn = 0; turn < turns; turn++) await setImmediate()
    line.close()
    outcomes.push(...(await Promise.allSettled([sending])))
  }
  const sent = outcomes.flatMap(({ status }, turns) => (status === 'fulfilled' ? [String(turns)] : []))
  // By the time a later mail has gone all the way, an earlier one would have arrived too.
  const last = openMailLine(smtp.env.SMTP_URL)
  await last.transport.sendMail({ from: smtp.env.MAIL_FROM, to: 'ada@example.com', subject: 'last' })
  last.close()

  expect(smtp.mails.map(({ headers }) => headers.subject)).toEqual([...sent, 'last'])
})

test.each(['refuses', 'resets', 'says nothing', 'greets and resets'])(
  'a stop while a mail connects to a server that %s ends the process calmly',
  async (how) => {
    const { port, close } = await rudeServer(how)
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' }
    if (how === 'refuses') await close()
    const app = await testApp({ env })
    await postLeads(app)
    const { signal } = new AbortController()
    const row = await app.deps.db.selectFrom('outbox').selectAll().where('kind', '=', MAIL).executeTakeFirst()

    for (let turns = 0; turns < 12; turns++) {
      const mailer = createMailer(app.deps)
      const sending = mailer?.send(JSON.parse(row?.payload ?? ''), { id: 'row', signal })
      // An error that nobody handles would end the process, and fails this run.
      const rejected = expect(sending).rejects.toThrow(Outage)
      for (let turn = 0; turn < turns; turn++) await setImmediate()
      mailer?.close()
      await rejected
    }
  },
)

test('mails to mailboxes that are not there are given up, however many there are', async () => {
  const smtp = await testSmtp()
  const app = await testApp({ env: smtp.env })
  smtp.become('without such mailboxes')
  await postLeads(app)
  for (const minutes of [0, 0.5, 2, 10, 60, 180, 900, 1800]) {
    app.clock.advance(minutes * MINUTE)
    await app.jobs.runDue()
  }

  expect(await listWaiting(app)).toEqual(
    names.map(() => expect.objectContaining({ deadAt: app.deps.now(), isOutage: 0 })),
  )
})

test('a mail keeps its Message-ID however often it is tried', async () => {
  const smtp = await testSmtp()
  const app = await testApp({ env: { ...smtp.env, SITE_URL: 'https://www.nokshi.example' } })
  smtp.become('refusing mail')
  await app.visitor.post('/api/leads', leadOf('Ada'))
  await app.jobs.runDue()

  smtp.become('well')
  app.clock.advance(MINUTE)
  await app.jobs.runDue()

  const row = await app.deps.db.selectFrom('outbox').select('id').where('kind', '=', MAIL).executeTakeFirstOrThrow()
  expect(smtp.mails.map((mail) => mail.headers['message-id'])).toEqual([`<${row.id}@www.nokshi.example>`])
})

test('without a mail server mail is kept, and the log says so once', async () => {
  const app = await testApp()
  await postLeads(app)

  await app.jobs.runDue()
  app.clock.advance(100 * HOUR)
  await app.jobs.runDue()

  expect(await listWaiting(app)).toEqual(
    names.map(() => expect.objectContaining({ attempts: 0, leasedUntil: 0, deadAt: null })),
  )
  expect(app.logged.filter((line) => line.includes('SMTP_URL is not set'))).toHaveLength(1)
})

test('delivered rows are deleted after thirty days, those that wait are not', async () => {
  const smtp = await testSmtp()
  const app = await testApp({ env: smtp.env })
  await app.visitor.post('/api/leads', leadOf('Ada'))
  await app.jobs.runDue()
  await enqueue(app.deps.db, app.deps.now(), 'telegram', 'nobody can deliver this')

  app.clock.advance(30 * 24 * HOUR + 1)
  await app.jobs.runDue()

  const rows = await app.deps.db.selectFrom('outbox').select('kind').execute()
  expect(rows).toEqual([{ kind: 'telegram' }])
})
