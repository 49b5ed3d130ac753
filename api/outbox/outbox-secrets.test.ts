import { expect, test } from 'vitest'
import { listMails, listTokens, registration } from '../testing/accounts.ts'
import { makeStaff } from '../testing/make.ts'
import { testDepot, testOutbox } from '../testing/outbox.ts'
import { readDatabase } from '../testing/read-database.ts'
import { testApp } from '../testing/test-app.ts'
import { enqueueSecret } from './outbox-secrets.ts'

type App = Awaited<ReturnType<typeof testApp>>

const HOUR = 60 * 60_000
const mailEnv = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'crm@example.com', MAIL_TO: 'studio@example.com' }

async function readLinks(app: App) {
  const rows = await app.deps.db.selectFrom('outbox').select(['secretOf', 'payload']).execute()
  return rows.filter(({ secretOf }) => secretOf !== null)
}

test('no link that opens something can be read from the database or the log while its mail waits', async () => {
  const app = await testApp()
  await app.visitor.post('/api/auth/register', registration())
  await app.visitor.post('/api/auth/forgot-password', { email: 'ada@example.com' })
  const { staff } = await makeStaff(app, 'owner')
  await app.visitor.post('/api/crm/forgot-password', { email: staff.email })
  await app.jobs.runDue()

  const mails = [...(await listMails(app, 'ada@example.com')), ...(await listMails(app, staff.email))]
  const tokens = mails.flatMap(({ text }) => [...text.matchAll(/token=([\w-]+)/g)].map(([, token]) => token))

  const everything = (await readDatabase(app.deps)) + app.logged.join('\n')
  expect(tokens).toHaveLength(3)
  expect(tokens.filter((token) => everything.includes(token ?? ''))).toEqual([])
  expect(everything).toContain('Reset your password')
})

test('a link that waits ends with its time, also without a mail server', async () => {
  const app = await testApp()
  await app.visitor.post('/api/auth/register', registration())
  await app.visitor.post('/api/auth/forgot-password', { email: 'ada@example.com' })
  await app.jobs.runDue()
  const before = (await readLinks(app)).map(({ secretOf }) => secretOf?.split(':')[0])

  app.clock.advance(HOUR)
  await app.jobs.runDue()
  const after = (await readLinks(app)).map(({ secretOf }) => secretOf?.split(':')[0])

  expect(before.toSorted()).toEqual(['reset', 'verify-email'])
  expect(after).toEqual(['verify-email'])
})

test('links that wait are deleted when one like them was used', async () => {
  const app = await testApp()
  await app.visitor.post('/api/auth/register', registration())
  const email = 'ada@example.com'
  await app.visitor.post('/api/auth/forgot-password', { email })
  const [reset = ''] = await listTokens(app, email, '/reset-password')
  const [verify = ''] = await listTokens(app, email, '/verify-email')

  const password = 'another loom of many threads'
  const replies = [
    await app.visitor.post('/api/auth/verify-email', { token: verify }),
    // The first proof of the mailbox ended it.
    await app.visitor.post('/api/auth/reset-password', { token: reset, password, passwordConfirmation: password }),
  ]

  expect(replies.map(({ status }) => status)).toEqual([200, 400])
  expect(await readLinks(app)).toEqual([])
})

test('the mail of an invitation ends when it is accepted by the link that was passed on, or taken back', async () => {
  const app = await testApp({ env: mailEnv })
  const { client: owner } = await makeStaff(app, 'owner')
  // Each is made through the front door, with a mail that waits for a server that is down, and accepted.
  await makeStaff(app, 'member')
  expect(await readLinks(app)).toEqual([])

  const made = await owner.post('/api/crm/invites', { email: 'rafi@example.com', role: 'member' })
  const { invite } = await made.json()
  expect(await readLinks(app)).toHaveLength(1)
  await owner.delete(`/api/crm/invites/${invite.id}`)
  expect(await readLinks(app)).toEqual([])
})

test('a row that was sealed with another secret is given up, and nothing else waits for it', async () => {
  const { deps, put, worker, rows } = await testOutbox()
  const depot = testDepot()
  const terms = { secretOf: 'x', expiresAt: deps.now() + HOUR, payload: { link: 'x' } }
  await enqueueSecret({ ...deps, secret: 'another-secret-0123456789' }, deps.db, 'parcel', terms)
  await put('a')

  await worker({ parcel: depot.handle }).drain()

  expect(depot.taken).toEqual(['a'])
  expect((await rows()).filter((row) => row.deliveredAt === null)).toHaveLength(1)
})
