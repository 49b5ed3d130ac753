import { MailPromised } from '@nokshi/contract/auth.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { creators } from '../accounts/kinds.ts'
import { deleteTokensOf } from '../accounts/tokens.ts'
import { transact } from '../database/connect.ts'
import { confirmAddress, listMails, listTokens, loginState, password, registration } from '../testing/accounts.ts'
import { testApp } from '../testing/test-app.ts'
import { updateUserEmail } from './queries.ts'
import { mailReset } from './reset-password.ts'

type App = Awaited<ReturnType<typeof testApp>>

const HOUR = 60 * 60_000
const old = 'ada@example.com'
const chosen = 'ada@new.example'
const loom = 'a brand new loom'
const newPassword = { currentPassword: password, password: loom, passwordConfirmation: loom }

async function appWithAda() {
  const app = await testApp()
  await app.visitor.post('/api/auth/register', registration())
  return app
}

function ask({ visitor }: App, email = chosen) {
  return visitor.post('/api/auth/change-email', { email, password })
}

async function follow(app: App, address = chosen, browser = app.visitor) {
  const [token] = await listTokens(app, address, '/verify-email')
  return browser.post('/api/auth/verify-email', { token })
}

describe('a new address', () => {
  test('counts from the moment its link is followed, and is confirmed by it', async () => {
    const app = await appWithAda()
    const promise = await ask(app, ' Ada@NEW.example')
    const before = await loginState(app.visitor)

    const reply = await follow(app)

    expect(MailPromised.parse(await promise.json()).message).toMatch(/on its way to the new address/)
    expect(before.user?.email).toBe(old)
    expect([reply.status, await reply.json()]).toEqual([200, { success: true, email: chosen }])
    expect((await loginState(app.visitor)).user).toMatchObject({ email: chosen, isVerified: true })
    const logins = [old, chosen].map((email) => app.anotherVisitor().post('/api/auth/login', { email, password }))
    expect((await Promise.all(logins)).map((login) => login.status)).toEqual([401, 200])
  })

  test('is told to the old one, which does not learn what it is', async () => {
    const app = await appWithAda()
    await ask(app)

    await follow(app)
    const [news, ...others] = await listMails(app, old)

    // The waiting mail with the link to confirm the old address is deleted.
    expect(others).toEqual([])
    expect(news?.subject).toBe('Your email address was changed')
    expect(news?.text).toContain('write to us at once')
    expect(JSON.stringify(news)).not.toContain(chosen)
  })

  test('leaves the sessions alone, and no link behind in the old mailbox', async () => {
    const app = await appWithAda()
    // Its first link is still in the mailbox.
    await app.deps.db.updateTable('user').set({ emailVerified: 1, provenAt: 1 }).execute()
    const phone = app.anotherVisitor()
    await phone.post('/api/auth/login', { email: old, password })
    await phone.post('/api/auth/forgot-password', { email: old })
    await ask(app)
    const [resetToken] = await listTokens(app, old, '/reset-password')
    const [verifyToken] = await listTokens(app, old, '/verify-email')

    await follow(app)
    const taken = 'a loom of a thief'
    const reset = await phone.post('/api/auth/reset-password', {
      token: resetToken,
      password: taken,
      passwordConfirmation: taken,
    })
    const verify = await phone.post('/api/auth/verify-email', { token: verifyToken })

    expect([reset.status, verify.status]).toEqual([400, 400])
    expect((await loginState(phone)).user?.email).toBe(chosen)
  })

  test('gets no reset link sent to the old one that was asked for just before', async () => {
    const app = await appWithAda()
    const { db, now } = app.deps
    const { id } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const move = () =>
      transact(db, async (tx) => {
        await updateUserEmail(tx, id, { email: chosen, isVerified: true }, now())
        await deleteTokensOf(tx, { kind: creators, id })
      })

    await Promise.all([mailReset(app.deps, old), move()])

    expect(await db.selectFrom('userToken').select('kind').execute()).toEqual([])
  })

  test('of an account whose address was confirmed wants its owner to be logged in where the link is opened', async () => {
    const app = await appWithAda()
    await confirmAddress(app, old)
    await ask(app)

    const stranger = await follow(app, chosen, app.anotherVisitor())
    const still = (await loginState(app.visitor)).user?.email
    const owner = await follow(app)

    expect([stranger.status, Problem.parse(await stranger.json()).code]).toEqual([409, 'change-needs-login'])
    expect([still, owner.status, (await loginState(app.visitor)).user?.email]).toEqual([old, 200, chosen])
  })

  test('is forgotten when another one is asked for', async () => {
    const app = await appWithAda()
    await ask(app, 'mistyped@new.example')
    await ask(app)

    const first = await follow(app, 'mistyped@new.example')
    const second = await follow(app)

    expect([first.status, second.status]).toEqual([400, 200])
  })

  test.each([
    ['when the password changes', (app: App) => app.visitor.post('/api/auth/change-password', newPassword)],
    ['after a day', async (app: App) => app.clock.advance(24 * HOUR)],
  ])('is forgotten %s', async (_, act) => {
    const app = await appWithAda()
    await ask(app)
    const [token] = await listTokens(app, chosen, '/verify-email')
    await act(app)

    expect((await app.visitor.post('/api/auth/verify-email', { token })).status).toBe(400)
  })
})

describe('an address that somebody else has', () => {
  test('is answered like any other, and its owner learns that somebody tried', async () => {
    const app = await appWithAda()
    await app.anotherVisitor().post('/api/auth/register', registration({ email: 'bob@example.com' }))

    const taken = await ask(app, 'BOB@example.com')
    const free = await ask(app)

    expect(await taken.text()).toBe(await free.text())
    expect(taken.status).toBe(200)
    const mails = await listMails(app, 'bob@example.com')
    expect(mails.map((mail) => mail.subject).sort()).toEqual([
      'Confirm your email address',
      'Somebody tried to use your email address',
    ])
    expect(await listTokens(app, 'bob@example.com', '/verify-email')).toHaveLength(1)
  })

  test('is refused when they registered after the mail was sent', async () => {
    const app = await appWithAda()
    await ask(app)
    const [token] = await listTokens(app, chosen, '/verify-email')
    await app.anotherVisitor().post('/api/auth/register', registration({ email: chosen }))

    const reply = await app.visitor.post('/api/auth/verify-email', { token })

    expect(reply.status).toBe(409)
    expect(Problem.parse(await reply.json()).error).toBe(
      'There is another account with this address, so yours keeps the one it has.',
    )
    expect((await loginState(app.visitor)).user?.email).toBe(old)
  })

  test('goes to one of two who confirm it at the same moment', async () => {
    const app = await appWithAda()
    const bob = app.anotherVisitor()
    await bob.post('/api/auth/register', registration({ email: 'bob@example.com' }))
    await ask(app)
    await bob.post('/api/auth/change-email', { email: chosen, password })
    const tokens = await listTokens(app, chosen, '/verify-email')

    const replies = await Promise.all(tokens.map((token) => app.visitor.post('/api/auth/verify-email', { token })))

    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
  })
})
