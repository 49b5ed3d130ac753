import { AccountSession } from '@nokshi/contract/auth.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { loginState, password, registration } from '../testing/accounts.ts'
import type { Client } from '../testing/client.ts'
import { testApp } from '../testing/test-app.ts'

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36'
const laptopAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'

const MINUTE = 60_000

function listSessions(client: Client) {
  return client.read('/api/auth/sessions', z.array(AccountSession.strict()))
}

/** Ada, logged in on a phone and on a laptop. */
async function adaTwice() {
  const app = await testApp()
  const phone = app.anotherVisitor()
  await phone.post('/api/auth/register', registration(), { 'user-agent': phoneAgent })
  const laptop = app.anotherVisitor()
  const login = { email: 'ada@example.com', password }
  await laptop.post('/api/auth/login', login, { 'user-agent': laptopAgent })
  return { app, phone, laptop }
}

function endSession(client: Client, id: string | undefined) {
  return client.delete(`/api/auth/sessions/${id}`)
}

test('an account sees where it is logged in, in words, and which of them is here', async () => {
  const { phone, laptop } = await adaTwice()

  const seen = await listSessions(phone)

  expect(seen.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual(
    expect.arrayContaining([
      { device: 'Chrome on Android', isCurrent: true },
      { device: 'Firefox on Linux', isCurrent: false },
    ]),
  )
  expect(seen).toHaveLength(2)
  for (const cookie of [...phone.cookies.values(), ...laptop.cookies.values()]) {
    const [token = ''] = cookie.split('.')
    expect(JSON.stringify(seen)).not.toContain(token)
  }
})

test('an account that logs in again and again keeps its newest fifty sessions', async () => {
  const { app, laptop } = await adaTwice()
  const { db } = app.deps
  const { id: userId } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow()
  const old = Array.from({ length: 60 }, (_, days) => {
    const at = Date.now() - (days + 1) * 60 * MINUTE
    const id = `old-${days}`
    return { id, tokenHash: id, personId: userId, userAgent: '', createdAt: at, seenAt: at }
  })
  await db.insertInto('session').values(old).execute()

  expect(await listSessions(laptop)).toHaveLength(50)
  const again = app.anotherVisitor()
  await again.post('/api/auth/login', { email: 'ada@example.com', password })

  const kept = await db.selectFrom('session').select('id').execute()
  expect(kept).toHaveLength(50)
  expect(kept.map(({ id }) => id)).not.toContain('old-59')
  expect((await loginState(again)).loggedIn).toBe(true)
})

test('one session can be ended, and is dead at once', async () => {
  const { phone, laptop } = await adaTwice()
  const other = (await listSessions(phone)).find(({ isCurrent }) => !isCurrent)

  const reply = await endSession(phone, other?.id)
  const again = await endSession(phone, other?.id)

  expect([reply.status, again.status]).toEqual([200, 404])
  expect((await loginState(laptop)).loggedIn).toBe(false)
  expect((await loginState(phone)).loggedIn).toBe(true)
})

test('ending the session one is in logs out', async () => {
  const { phone, laptop } = await adaTwice()
  const own = (await listSessions(phone)).find(({ isCurrent }) => isCurrent)

  const reply = await endSession(phone, own?.id)

  expect(reply.status).toBe(200)
  expect(phone.cookies.has('sid')).toBe(false)
  expect((await loginState(laptop)).loggedIn).toBe(true)
})

test('nobody sees or ends the session of another', async () => {
  const { app, phone } = await adaTwice()
  const bob = app.anotherVisitor()
  await bob.post('/api/auth/register', registration({ email: 'bob@example.com' }))
  const [session] = await listSessions(phone)

  const reply = await endSession(bob, session?.id)

  expect(await listSessions(bob)).toHaveLength(1)
  expect(reply.status).toBe(404)
  expect(await listSessions(phone)).toHaveLength(2)
})

test('all other sessions can be ended at once', async () => {
  const { app, phone, laptop } = await adaTwice()
  const bob = app.anotherVisitor()
  await bob.post('/api/auth/register', registration({ email: 'bob@example.com' }))

  const reply = await phone.send('POST', '/api/auth/end-other-sessions', {})

  expect(reply.status).toBe(200)
  expect(await Promise.all([phone, laptop, bob].map(loginState))).toMatchObject([
    { loggedIn: true },
    { loggedIn: false },
    { loggedIn: true },
  ])
})
