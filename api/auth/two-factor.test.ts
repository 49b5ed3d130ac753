import { RecoveryCodes, TwoFactorSecret } from '@nokshi/contract/accounts/passkeys.ts'
import { AccountSafety } from '@nokshi/contract/auth/safety.ts'
import { describe, expect, test } from 'vitest'
import { listMails, listTokens, loginState, password } from '../testing/accounts.ts'
import { appCode } from '../testing/app-code.ts'
import type { Client } from '../testing/client.ts'
import { stopTheClock } from '../testing/clock.ts'
import { makeConfirmedUser } from '../testing/make.ts'
import { problemOf } from '../testing/problem-of.ts'
import { testApp } from '../testing/test-app.ts'
import { whileComparing } from '../testing/while-comparing.ts'

/** A creator whose app shows codes, and the time standing still so that they do not change in between. */
async function creatorWithApp() {
  const app = await testApp()
  const time = stopTheClock()
  const { client, user } = await makeConfirmedUser(app)
  const reply = await client.post('/api/auth/two-factor', { password })
  const { uri, recoveryCodes } = TwoFactorSecret.parse(await reply.json())
  const confirmed = await client.post('/api/auth/two-factor/confirm', { code: appCode(uri, -1) })
  const login = (browser: Client) => browser.post('/api/auth/login', { email: user.email, password })
  return { app, time, client, user, uri, recoveryCodes, confirmed, login }
}

function sendCode(client: Client, code: string) {
  return client.post('/api/auth/login/code', { code })
}

const isIn = async (client: Client) => (await loginState(client)).loggedIn

describe('two-factor of a creator', () => {
  test('begins when a code has proved the app, ends sessions that began without, and is told by mail', async () => {
    const app = await testApp()
    stopTheClock()
    const { client, user } = await makeConfirmedUser(app)
    const phone = app.anotherVisitor()
    await phone.post('/api/auth/login', { email: user.email, password })
    const reply = await client.post('/api/auth/two-factor', { password })
    const { uri, recoveryCodes } = TwoFactorSecret.parse(await reply.json())

    const wrong = await client.post('/api/auth/two-factor/confirm', { code: '000000' })
    const right = await client.post('/api/auth/two-factor/confirm', { code: appCode(uri) })

    expect([recoveryCodes.length, wrong.status, right.status]).toEqual([10, 400, 200])
    expect(AccountSafety.parse(await right.json())).toMatchObject({ hasApp: true, codesLeft: 10 })
    expect([await isIn(client), await isIn(phone)]).toEqual([true, false])
    const mails = await listMails(app, user.email)
    expect(mails.at(-1)?.subject).toBe('Your account security was changed')
  })

  test('keeps out a login that began before it was turned on', async () => {
    const app = await testApp()
    const { client, user } = await makeConfirmedUser(app)
    const begun = await client.post('/api/auth/two-factor', { password })
    const code = appCode(TwoFactorSecret.parse(await begun.json()).uri)
    const thief = app.anotherVisitor()

    whileComparing(() => client.post('/api/auth/two-factor/confirm', { code }))
    const late = await thief.post('/api/auth/login', { email: user.email, password })

    expect((await problemOf(late)).code).toBe('wrong-credentials')
    expect([await isIn(client), await isIn(thief)]).toEqual([true, false])
  })

  test('makes a login wait for the code, which Bangla and Arabic digits write as well, and takes each once', async () => {
    const { app, login, uri } = await creatorWithApp()
    const browser = app.anotherVisitor()

    const first = await login(browser)
    const before = await isIn(browser)
    const bangla = appCode(uri).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')
    const second = await sendCode(browser, bangla)
    const another = app.anotherVisitor()
    await login(another)

    expect(await first.json()).toEqual({ needsCode: true })
    expect([before, second.status, await isIn(browser)]).toEqual([false, 200, true])
    expect(await second.json()).toMatchObject({ hasProfile: false, message: 'Login successful!' })
    expect((await sendCode(another, appCode(uri))).status).toBe(401)
    expect(await isIn(another)).toBe(false)
  })

  test('takes a recovery code once, in any case, and counts what is left', async () => {
    const { app, client, login, recoveryCodes } = await creatorWithApp()
    const typed = (recoveryCodes[0] ?? '').toUpperCase().replace('-', '')

    const statuses = []
    for (const _ of [1, 2]) {
      const browser = app.anotherVisitor()
      await login(browser)
      statuses.push((await sendCode(browser, typed)).status)
    }

    expect(statuses).toEqual([200, 401])
    expect(await client.read('/api/auth/safety', AccountSafety)).toMatchObject({ codesLeft: 9 })
  })

  test('takes fifty wrong codes a day, in whatever pace, and its owner hears of it once by mail', async () => {
    const { app, login, user, uri } = await creatorWithApp()
    const browser = app.anotherVisitor()
    await login(browser)
    const tryTen = async () => {
      app.clock.advance(15 * 60_000)
      const replies = []
      for (let guess = 0; guess < 10; guess++) replies.push(await sendCode(browser, `00000${guess}`))
      return replies
    }

    for (let round = 0; round < 5; round++)
      expect((await tryTen()).map(({ status }) => status)).toEqual(Array(10).fill(401))
    const over = await tryTen()
    const right = await sendCode(browser, appCode(uri))
    const told = (await listMails(app, user.email)).map(({ subject }) => subject)
    app.clock.advance(24 * 60 * 60_000)
    const nextDay = await sendCode(browser, appCode(uri, 1))

    for (const reply of over) expect((await problemOf(reply)).code).toBe('second-step-day-limit')
    expect([right.status, nextDay.status]).toEqual([429, 200])
    expect(told.filter((subject) => subject === 'Somebody is entering wrong codes for your account')).toHaveLength(1)
  })

  test('is turned off, and its codes are renewed, only with the password and a code', async () => {
    const { client, uri, recoveryCodes } = await creatorWithApp()

    const refused = [
      await client.post('/api/auth/two-factor/remove', { password }),
      await client.post('/api/auth/two-factor/remove', { password: 'wrong', code: appCode(uri) }),
      await client.post('/api/auth/two-factor/remove', { password, code: '000000' }),
      await client.post('/api/auth/recovery-codes', { password }),
    ]
    const renewed = await client.post('/api/auth/recovery-codes', { password, code: recoveryCodes[0] })
    const fresh = RecoveryCodes.parse(await renewed.json()).recoveryCodes
    const old = await client.post('/api/auth/two-factor/remove', { password, code: recoveryCodes[1] })
    const removed = await client.post('/api/auth/two-factor/remove', { password, code: fresh[1] })

    expect(refused.map(({ status }) => status)).toEqual([400, 400, 401, 400])
    expect([renewed.status, old.status, removed.status]).toEqual([200, 401, 200])
    expect(await client.read('/api/auth/safety', AccountSafety)).toMatchObject({ hasApp: false })
    expect(await isIn(client)).toBe(true)
  })

  test.each(['changed', 'forgotten'])('that was only begun ends when the password is %s', async (how) => {
    const app = await testApp()
    const { client, user } = await makeConfirmedUser(app)
    const begun = await client.post('/api/auth/two-factor', { password })
    const code = appCode(TwoFactorSecret.parse(await begun.json()).uri)
    const chosen = { password: 'a brand new loom', passwordConfirmation: 'a brand new loom' }

    if (how === 'changed') await client.post('/api/auth/change-password', { currentPassword: password, ...chosen })
    else {
      await client.post('/api/auth/forgot-password', { email: user.email })
      const [token] = await listTokens(app, user.email, '/reset-password')
      await client.post('/api/auth/reset-password', { token, ...chosen })
      await client.post('/api/auth/login', { email: user.email, password: chosen.password })
    }
    const confirmed = await client.post('/api/auth/two-factor/confirm', { code })

    expect((await problemOf(confirmed)).code).toBe('two-factor-not-begun')
  })

  test('outlives a new password by mail: the link logs nobody in', async () => {
    const { app, client, user, login } = await creatorWithApp()
    await client.post('/api/auth/forgot-password', { email: user.email })
    const text = (await listMails(app, user.email)).map((mail) => mail.text).join()
    const token = /reset-password\?token=([\w-]+)/.exec(text)?.[1]
    await client.post('/api/auth/reset-password', { token, password, passwordConfirmation: password })

    const browser = app.anotherVisitor()
    expect(await (await login(browser)).json()).toEqual({ needsCode: true })
    expect(await isIn(browser)).toBe(false)
  })
})
