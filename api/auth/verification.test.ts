import { MailPromised } from '@nokshi/contract/auth.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { listMails, listTokens, loginState, password, registration } from '../testing/accounts.ts'
import { testSmtp } from '../testing/servers/test-smtp.ts'
import { testApp } from '../testing/test-app.ts'

const HOUR = 60 * 60_000
const email = 'ada@example.com'

async function appWithAda() {
  const app = await testApp({ env: { SITE_URL: 'https://www.example.com' } })
  await app.visitor.post('/api/auth/register', registration(), { host: 'evil.example' })
  return app
}

describe('a new account', () => {
  test('is not confirmed until the link in its mail is followed, and goes on in the browser that does', async () => {
    const app = await appWithAda()
    const before = await loginState(app.visitor)
    const [mail] = await listMails(app, email)
    const [token] = await listTokens(app, email, '/verify-email')

    const reply = await app.visitor.post('/api/auth/verify-email', { token })

    expect(mail?.text).toContain(`https://www.example.com/verify-email?token=${token}`)
    expect(mail?.isPrivate).toBe(true)
    expect([reply.status, await reply.json()]).toEqual([200, { success: true, email }])
    expect(before.user).toMatchObject({ isVerified: false })
    expect((await loginState(app.visitor)).user).toMatchObject({ isVerified: true })
  })

  test('follows its link once, also when ten do it at the same moment', async () => {
    const app = await appWithAda()
    const [token] = await listTokens(app, email, '/verify-email')

    const replies = await Promise.all(
      Array.from({ length: 10 }, () => app.anotherVisitor().post('/api/auth/verify-email', { token })),
    )

    const statuses = replies.map((reply) => reply.status).sort()
    expect(statuses).toEqual([200, ...Array(9).fill(400)])
  })

  test.each([
    [24 * HOUR - 1, 200],
    [24 * HOUR, 400],
  ])('that waits %i milliseconds is answered %i', async (wait, status) => {
    const app = await appWithAda()
    const [token] = await listTokens(app, email, '/verify-email')

    app.clock.advance(wait)
    const reply = await app.visitor.post('/api/auth/verify-email', { token })

    expect(reply.status).toBe(status)
  })
})

describe('many new accounts', () => {
  const NETWORK = '198.51.100.7'

  async function registerMany(app: Awaited<ReturnType<typeof testApp>>, count: number) {
    const clients = Array.from({ length: count }, () => app.anotherVisitor(NETWORK))
    for (const [number, client] of clients.entries()) {
      const reply = await client.post('/api/auth/register', registration({ email: `ada-${number}@example.com` }))
      expect(reply.status).toBe(201)
    }
    return clients
  }

  test('of one network are all made, and thirty an hour are mailed; the others ask again', async () => {
    const app = await testApp()
    const clients = await registerMany(app, 32)
    const last = clients[31] ?? app.visitor
    const isMailed = async (number: number) => (await listMails(app, `ada-${number}@example.com`)).length === 1
    const mailed = await Promise.all(clients.map((_, number) => isMailed(number)))

    const early = await last.send('POST', '/api/auth/send-verification', {})
    const elsewhere = await app.anotherVisitor('198.51.101.7').post('/api/auth/register', registration())
    app.clock.advance(HOUR)
    const later = await last.send('POST', '/api/auth/send-verification', {})

    expect(mailed).toEqual([...Array(30).fill(true), false, false])
    expect([early.status, Problem.parse(await early.json()).code]).toEqual([429, 'verification-network-limit'])
    expect([elsewhere.status, await listMails(app, email)]).toEqual([201, [expect.anything()]])
    expect([later.status, await isMailed(31)]).toEqual([200, true])
  })
})

test('one mailbox gets twenty mails a day that a stranger can cause, whatever they are about', async () => {
  const smtp = await testSmtp()
  const app = await testApp({ env: smtp.env })
  await app.visitor.post('/api/auth/register', registration())
  const other = app.anotherVisitor()
  await other.post('/api/auth/register', registration({ email: 'bob@example.com' }))
  const countSent = async () => {
    await app.jobs.runDue()
    // What a request asks for in the background is sent with the next look.
    await app.jobs.runDue()
    return smtp.mails.filter(({ headers }) => headers.to === email).length
  }
  for (let hour = 0; hour < 4; hour++) {
    for (let times = 0; times < 6; times++) {
      await app.visitor.send('POST', '/api/auth/send-verification', {})
      await other.post('/api/auth/forgot-password', { email })
      await other.post('/api/auth/change-email', { email, password })
    }
    await countSent()
    app.clock.advance(HOUR)
  }
  const sameDay = await countSent()
  app.clock.advance(24 * HOUR)
  await other.post('/api/auth/forgot-password', { email })

  expect(sameDay).toBe(20)
  expect(await countSent()).toBe(21)
})

describe('another mail', () => {
  test('can be asked for, and either link works', async () => {
    const app = await appWithAda()

    const reply = await app.visitor.send('POST', '/api/auth/send-verification', {})
    const tokens = await listTokens(app, email, '/verify-email')
    const first = await app.visitor.post('/api/auth/verify-email', { token: tokens[0] })
    const second = await app.visitor.post('/api/auth/verify-email', { token: tokens[1] })

    expect(reply.status).toBe(200)
    expect(MailPromised.parse(await reply.json()).message).toBe('An email with a link is on its way to you.')
    expect(tokens).toHaveLength(2)
    // The second has nothing left to confirm.
    expect([first.status, second.status]).toEqual([200, 400])
  })

  test('is not sent for an address that is confirmed', async () => {
    const app = await appWithAda()
    const [token] = await listTokens(app, email, '/verify-email')
    await app.visitor.post('/api/auth/verify-email', { token })

    const reply = await app.visitor.send('POST', '/api/auth/send-verification', {})

    expect(MailPromised.parse(await reply.json()).message).toBe('Your address is confirmed already.')
    expect(await listMails(app, email)).toEqual([])
  })

  test('is sent a few times an hour', async () => {
    const app = await appWithAda()
    const ask = () => app.visitor.send('POST', '/api/auth/send-verification', {})
    const statuses = []
    for (let input = 0; input < 5; input++) statuses.push((await ask()).status)

    app.clock.advance(HOUR)
    const later = await ask()

    expect(statuses).toEqual([200, 200, 200, 200, 429])
    expect(later.status).toBe(200)
  })
})
