import { TwoFactorSecret } from '@nokshi/contract/accounts/passkeys.ts'
import { AccountSafety } from '@nokshi/contract/auth/safety.ts'
import { describe, expect, test } from 'vitest'
import { loginState, password } from '../testing/accounts.ts'
import { appCode } from '../testing/app-code.ts'
import { addPasskey, askPasskey, createAuthenticator } from '../testing/authenticator.ts'
import type { Client } from '../testing/client.ts'
import { stopTheClock } from '../testing/clock.ts'
import { makeConfirmedUser } from '../testing/make.ts'
import { problemOf } from '../testing/problem-of.ts'
import { testApp } from '../testing/test-app.ts'

const isIn = async (client: Client) => (await loginState(client)).loggedIn

describe('a passkey', () => {
  async function creatorWithPasskey() {
    const app = await testApp()
    const { client, user } = await makeConfirmedUser(app)
    const passkey = await addPasskey(client, password)
    const options = async (browser: Client) => (await browser.post('/api/auth/login/passkey-options', undefined)).json()
    return { app, client, user, passkey, options }
  }

  test('logs its owner in without a password, each challenge once', async () => {
    const { app, passkey, options, client, user } = await creatorWithPasskey()
    const browser = app.anotherVisitor()
    const shown = passkey.show(await options(browser))

    const first = await browser.post('/api/auth/login/passkey', { passkey: shown })
    const again = await app.anotherVisitor().post('/api/auth/login/passkey', { passkey: shown })

    expect([first.status, again.status]).toEqual([200, 401])
    expect((await loginState(browser)).user?.email).toBe(user.email)
    const { passkeys } = await client.read('/api/auth/safety', AccountSafety)
    expect(passkeys).toMatchObject([{ name: 'A browser', usedAt: expect.any(Number) }])
  })

  test('is not refused because of others behind the same address', async () => {
    const { app, passkey, options } = await creatorWithPasskey()
    const stranger = app.anotherVisitor('198.51.100.7')
    for (let number = 0; number < 40; number++) await stranger.post('/api/auth/login/passkey', { passkey: 'nonsense' })
    const browser = app.anotherVisitor('198.51.100.7')

    const reply = await browser.post('/api/auth/login/passkey', { passkey: passkey.show(await options(browser)) })

    expect(reply.status).toBe(200)
  })

  test.each([
    ['of another site', () => createAuthenticator({ origin: 'https://evil.example' })],
    ['without finger or PIN', () => createAuthenticator({ isVerified: false })],
  ])('%s is not kept', async (_, make) => {
    const app = await testApp()
    const { client } = await makeConfirmedUser(app)

    const created = make().create((await askPasskey(client)).create)
    const reply = await client.post('/api/auth/passkeys', { password, created })

    expect([reply.status, (await problemOf(reply)).code]).toEqual([401, 'passkey-wrong'])
  })

  test('that nobody kept, an old challenge, one for something else and nonsense log nobody in', async () => {
    const { app, client, passkey, options } = await creatorWithPasskey()
    const browser = app.anotherVisitor()
    const late = passkey.show(await options(browser))
    app.clock.advance(6 * 60_000)

    const tries = [
      createAuthenticator().show(await options(browser)),
      late,
      await passkey.prove(),
      passkey.show({ challenge: 'AAAA', rpId: 'localhost' }),
      '{}',
      'nonsense',
      '[1]',
    ]
    const statuses = []
    for (const answer of tries)
      statuses.push((await browser.post('/api/auth/login/passkey', { passkey: answer })).status)

    expect(new Set(statuses)).toEqual(new Set([401]))
    expect([await isIn(browser), await isIn(client)]).toEqual([false, true])
  })

  test('is added to an account that has one, and removed, only with it', async () => {
    const { client, passkey } = await creatorWithPasskey()
    const second = createAuthenticator()
    const add = async (proof: object) =>
      client.post('/api/auth/passkeys', {
        password,
        created: second.create((await askPasskey(client)).create),
        ...proof,
      })

    const alone = await add({})
    const shown = await add({ passkey: await passkey.prove() })
    const { passkeys } = AccountSafety.parse(await shown.json())
    const added = passkeys.find(({ id }) => id === second.id)
    const path = `/api/auth/passkeys/${added?.id}/removal`
    const bare = await client.post(path, { password })
    const removed = await client.post(path, { password, passkey: await passkey.prove() })
    const again = await client.post(path, { password, passkey: await passkey.prove() })

    expect([alone.status, shown.status, bare.status]).toEqual([400, 201, 400])
    expect([removed.status, again.status]).toEqual([200, 404])
  })

  test('is what an app is added with, also one that was begun before there was a passkey', async () => {
    const app = await testApp()
    stopTheClock()
    const { client } = await makeConfirmedUser(app)
    const early = TwoFactorSecret.parse(await (await client.post('/api/auth/two-factor', { password })).json())
    const passkey = await addPasskey(client, password)

    const late = await client.post('/api/auth/two-factor/confirm', { code: appCode(early.uri) })
    const alone = await client.post('/api/auth/two-factor', { password })
    const shown = await client.post('/api/auth/two-factor', { password, passkey: await passkey.prove() })

    expect([late.status, alone.status, shown.status]).toEqual([409, 400, 200])
    expect((await problemOf(alone)).codes).toMatchObject({ code: { code: 'second-factor-missing' } })
  })

  test('of somebody else cannot be removed, and goes with its account', async () => {
    const { app, client, passkey } = await creatorWithPasskey()
    const { passkeys } = await client.read('/api/auth/safety', AccountSafety)
    const other = await makeConfirmedUser(app)

    const reply = await other.client.post(`/api/auth/passkeys/${passkeys[0]?.id}/removal`, { password })
    const proof = { password, passkey: await passkey.prove() }
    await client.post('/api/auth/delete-account', proof)

    expect(reply.status).toBe(404)
    expect(await app.deps.db.selectFrom('userPasskey').selectAll().execute()).toEqual([])
  })
})
