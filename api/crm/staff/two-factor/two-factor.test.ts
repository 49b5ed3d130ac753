import { Passkey, RecoveryCodes, RecoveryCodesLeft, TwoFactorSecret } from '@nokshi/contract/accounts/passkeys.ts'
import { Me } from '@nokshi/contract/crm/staff.ts'
import { describe, expect, test } from 'vitest'
import { listMails } from '../../../testing/accounts.ts'
import { appCode } from '../../../testing/app-code.ts'
import { createAuthenticator } from '../../../testing/authenticator.ts'
import type { Client } from '../../../testing/client.ts'
import { stopTheClock } from '../../../testing/clock.ts'
import { makeStaff } from '../../../testing/make.ts'
import { testApp } from '../../../testing/test-app.ts'
import { changeStudioSettings } from '../studio/studio.ts'

const MINUTE = 60_000

/** An owner with an authenticator app. The clock stands still, so that codes do not change. */
async function ownerWithApp() {
  const app = await testApp()
  const time = stopTheClock()
  const owner = await makeStaff(app, 'owner')
  const reply = await owner.client.post('/api/crm/me/two-factor', { password: owner.password })
  const { uri, recoveryCodes } = TwoFactorSecret.parse(await reply.json())
  const confirmed = await owner.client.post('/api/crm/me/two-factor/confirm', { code: appCode(uri, -1) })
  return {
    app,
    time,
    owner,
    uri,
    recoveryCodes,
    confirmed,
    login: (client: Client) => client.post('/api/crm/login', { email: owner.staff.email, password: owner.password }),
  }
}

function sendCode(client: Client, code: string) {
  return client.post('/api/crm/login/code', { code })
}

describe('two-factor', () => {
  test('needs the password to begin, and is asked for twice in vain', async () => {
    const { app, owner } = await ownerWithApp()
    const member = await makeStaff(app, 'member')

    const wrong = await member.client.post('/api/crm/me/two-factor', { password: 'wrong' })
    const unbegun = await member.client.post('/api/crm/me/two-factor/confirm', { code: '123456' })
    const again = await owner.client.post('/api/crm/me/two-factor', { password: owner.password })

    expect([wrong.status, unbegun.status, again.status]).toEqual([400, 409, 409])
  })

  test('begun by two at once leaves one secret', async () => {
    const app = await testApp()
    const { client, password } = await makeStaff(app, 'owner')

    const replies = await Promise.all([1, 2, 3].map(() => client.post('/api/crm/me/two-factor', { password })))

    for (const reply of replies) expect([200, 409]).toContain(reply.status)
    expect(await app.deps.db.selectFrom('staffTotp').select('personId').execute()).toHaveLength(1)
  })

  test('takes each code once, also from two browsers at the same moment', async () => {
    const { app, uri, login } = await ownerWithApp()
    const browsers = [app.anotherVisitor(), app.anotherVisitor()]
    for (const browser of browsers) await login(browser)

    const replies = await Promise.all(browsers.map((browser) => sendCode(browser, appCode(uri))))
    const late = app.anotherVisitor()
    await login(late)
    const replayed = await sendCode(late, appCode(uri))
    const confirming = await sendCode(late, appCode(uri, -1))
    const next = await sendCode(late, appCode(uri, 1))

    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 401])
    expect([replayed.status, confirming.status, next.status]).toEqual([401, 401, 200])
  })

  test('takes no code from further away than one step', async () => {
    const { app, uri, login } = await ownerWithApp()
    await login(app.visitor)

    const statuses = []
    for (const steps of [-2, 2]) statuses.push((await sendCode(app.visitor, appCode(uri, steps))).status)

    expect(statuses).toEqual([401, 401])
  })

  test('takes ten wrong codes, however many logins they are spread over, and all at once', async () => {
    const { app, uri, login } = await ownerWithApp()
    const browsers = [0, 1, 2].map((n) => app.anotherVisitor(`198.51.100.${n}`))
    for (const browser of browsers) await login(browser)
    const guesses = browsers.flatMap((browser) => Array.from({ length: 8 }, () => browser))

    const replies = await Promise.all(guesses.map((browser, n) => sendCode(browser, String(100_000 + n))))
    const late = app.anotherVisitor()
    await login(late)
    const right = await sendCode(late, appCode(uri))
    app.clock.advance(15 * MINUTE)
    const later = await sendCode(late, appCode(uri))

    const statuses = replies.map((reply) => reply.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(14)
    expect([right.status, later.status]).toEqual([429, 200])
  })

  test('waits ten minutes for the code', async () => {
    const { app, time, uri, login } = await ownerWithApp()
    await login(app.visitor)
    time.advance(11 * MINUTE)

    expect((await sendCode(app.visitor, appCode(uri))).status).toBe(401)
  })

  test('is not got round by resetting the password', async () => {
    const { app, owner, uri } = await ownerWithApp()
    await app.visitor.post('/api/crm/forgot-password', { email: owner.staff.email })
    const mails = await listMails(app, owner.staff.email)
    const token = /reset-password\?token=([\w-]+)/.exec(mails.map((mail) => mail.text).join())?.[1]
    const password = 'six threads of a third loom'
    await app.visitor.post('/api/crm/reset-password', { token, password, passwordConfirmation: password })

    const login = await app.visitor.post('/api/crm/login', { email: owner.staff.email, password })

    expect(await login.json()).toEqual({ needsCode: true })
    expect((await sendCode(app.visitor, appCode(uri))).status).toBe(200)
  })

  test('keeps its secret sealed, and of its recovery codes only hashes', async () => {
    const { app, uri, recoveryCodes } = await ownerWithApp()

    const { db } = app.deps
    const rows = JSON.stringify([
      await db.selectFrom('staffTotp').selectAll().execute(),
      await db.selectFrom('staffRecoveryCode').selectAll().execute(),
    ])

    const secret = new URL(uri).searchParams.get('secret') ?? ''
    for (const word of [secret, ...recoveryCodes]) expect(rows).not.toContain(word)
  })
})

describe('recovery codes', () => {
  const countLeft = (client: Client) => client.read('/api/crm/me/recovery-codes', RecoveryCodesLeft)
  const renew = (client: Client, password: string, code?: string) =>
    client.post('/api/crm/me/recovery-codes', { password, code })

  test('become fewer as they are used, and are ten again once they are renewed', async () => {
    const { app, owner, recoveryCodes, login } = await ownerWithApp()
    const before = await countLeft(owner.client)
    const phone = app.anotherVisitor()
    await login(phone)
    await sendCode(phone, recoveryCodes[0] ?? '')
    const between = await countLeft(owner.client)

    const renewed = await renew(owner.client, owner.password, recoveryCodes[1])

    const { recoveryCodes: fresh } = RecoveryCodes.parse(await renewed.json())
    expect([before.left, between.left, fresh.length]).toEqual([10, 9, 10])
    expect(await countLeft(owner.client)).toEqual({ left: 10 })
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([])
  })
})

describe('a studio that asks everybody for two-factor', () => {
  test('lets whoever has a passkey set it up with that, and not with the password alone', async () => {
    const app = await testApp()
    const { client, password } = await makeStaff(app, 'member')
    const passkey = createAuthenticator()
    const ask = async () => (await client.post('/api/crm/me/passkeys/options', undefined)).json()
    await client.post('/api/crm/me/passkeys', { password, created: passkey.create((await ask()).create) })
    await changeStudioSettings(app.deps.db, { requiresTwoFactor: true })

    const alone = await client.post('/api/crm/me/two-factor', { password })
    const shown = await client.post('/api/crm/me/two-factor', {
      ...{ password, passkey: passkey.show((await ask()).get) },
    })

    expect([alone.status, shown.status]).toEqual([400, 200])
    expect(await client.read('/api/crm/me/passkeys', Passkey.array())).toHaveLength(1)
  })

  test('lets whoever has none only set it up', async () => {
    const { app, owner } = await ownerWithApp()
    const member = await makeStaff(app, 'member')
    await changeStudioSettings(app.deps.db, { requiresTwoFactor: true })

    const before = await member.client.get('/api/crm/staff')
    const me = await member.client.read('/api/crm/me', Me)
    const reply = await member.client.post('/api/crm/me/two-factor', { password: member.password })
    const { uri } = TwoFactorSecret.parse(await reply.json())
    await member.client.post('/api/crm/me/two-factor/confirm', { code: appCode(uri) })

    expect([before.status, me.mustSetUpTwoFactor]).toEqual([403, true])
    expect((await member.client.get('/api/crm/staff')).status).toBe(200)
    expect((await owner.client.get('/api/crm/staff')).status).toBe(200)
    const removed = await member.client.post('/api/crm/me/two-factor/remove', { password: member.password })
    expect(removed.status).toBe(409)
  })
})
