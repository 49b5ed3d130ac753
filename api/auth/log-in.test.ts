import { hash } from '@node-rs/argon2'
import { LoggedIn } from '@nokshi/contract/auth.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { listTokens, loginState, password, registration } from '../testing/accounts.ts'
import { stopTheClock } from '../testing/clock.ts'
import { testApp } from '../testing/test-app.ts'

const HOUR = 60 * 60 * 1000

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

describe('logging in', () => {
  test('starts a session, says whether there is a profile, and ends the session the browser had before', async () => {
    const { visitor, deps } = await testApp()
    await visitor.post('/api/auth/register', registration())

    const reply = await visitor.post('/api/auth/login', { email: 'Ada@example.com', password })

    expect(reply.status).toBe(200)
    expect(LoggedIn.parse(await reply.json())).toMatchObject({ hasProfile: false, message: 'Login successful!' })
    expect((await loginState(visitor)).loggedIn).toBe(true)
    expect(await deps.db.selectFrom('session').selectAll().execute()).toHaveLength(1)
  })

  test('leaves nothing in the database that opens the session', async () => {
    const { visitor, deps } = await testApp()
    await visitor.post('/api/auth/register', registration())

    const token = visitor.cookies.get('sid') ?? ''
    const sessions = JSON.stringify(await deps.db.selectFrom('session').selectAll().execute())

    expect(token).toHaveLength(43)
    expect(sessions).not.toContain(token)
  })

  test('takes as long for an address nobody has as for a wrong password', async () => {
    const { visitor, clock } = await testApp()
    await visitor.post('/api/auth/register', registration())
    const timed = async (email: string) => {
      const startedAt = performance.now()
      await visitor.post('/api/auth/login', { email, password: 'another loom of threads' })
      return performance.now() - startedAt
    }
    const unknown: number[] = []
    const wrong: number[] = []

    for (let tries = 0; tries < 15; tries++) {
      clock.advance(HOUR)
      unknown.push(await timed(`bob-${tries}@example.com`))
      wrong.push(await timed('ada@example.com'))
    }

    // Without a hash, an answer takes a tenth of the time.
    expect(median(unknown) / median(wrong)).toBeGreaterThan(0.5)
    expect(median(unknown) / median(wrong)).toBeLessThan(2)
  })

  test('makes a hash anew that was made at a lower cost', async () => {
    const { visitor, deps } = await testApp()
    await visitor.post('/api/auth/register', registration())
    const old = await hash(password, { memoryCost: 8_192, timeCost: 1 })
    await deps.db.updateTable('user').set({ passwordHash: old }).execute()

    const logIn = () => visitor.post('/api/auth/login', { email: 'ada@example.com', password })
    const replies = [(await logIn()).status, (await logIn()).status]

    const user = await deps.db.selectFrom('user').select('passwordHash').executeTakeFirstOrThrow()
    expect(replies).toEqual([200, 200])
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('is slowed down after ten failures from one place, without locking the owner out elsewhere', async () => {
    const { visitor, anotherVisitor, clock } = await testApp()
    await visitor.post('/api/auth/register', registration())
    const guesser = anotherVisitor('198.51.100.9')
    for (let guess = 0; guess < 10; guess++) {
      expect(
        (await guesser.post('/api/auth/login', { email: 'ada@example.com', password: `guess ${guess}` })).status,
      ).toBe(401)
    }

    const eleventh = await guesser.post('/api/auth/login', { email: 'ada@example.com', password })
    const owner = await anotherVisitor('203.0.113.99').post('/api/auth/login', { email: 'ada@example.com', password })
    clock.advance(15 * 60_000)
    const later = await guesser.post('/api/auth/login', { email: 'ada@example.com', password })

    expect(eleventh.status).toBe(429)
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(60)
    expect([owner.status, later.status]).toEqual([200, 200])
  })

  test('leaves no trace of accounts that are named by a place without tries left', async () => {
    const { anotherVisitor, deps } = await testApp()
    const guesser = anotherVisitor('198.51.100.9')
    const guess = (email: string) => guesser.post('/api/auth/login', { email, password })
    await guess('ada@example.com')
    await deps.db.updateTable('rate').set({ hits: 500 }).where('key', 'like', 'login-place:%').execute()
    const count = async () => (await deps.db.selectFrom('rate').select('key').execute()).length
    const before = await count()

    const refused = await guess('somebody-else@example.com')

    expect(refused.status).toBe(429)
    expect(await count()).toBe(before)
  })

  test('is refused for a day after too many failures from many places, until the password is reset', async () => {
    const app = await testApp()
    await app.visitor.post('/api/auth/register', registration())
    const owner = app.anotherVisitor('203.0.113.99')
    const logIn = (chosen: string) => owner.post('/api/auth/login', { email: 'ada@example.com', password: chosen })
    await logIn('a guess')
    await app.deps.db.updateTable('rate').set({ hits: 1_000 }).where('key', 'like', 'login-account:%').execute()
    const before = await logIn(password)

    await owner.post('/api/auth/forgot-password', { email: 'ada@example.com' })
    const chosen = 'a new loom of threads'
    const token = (await listTokens(app, 'ada@example.com', '/reset-password'))[0]
    await owner.post('/api/auth/reset-password', { token, password: chosen, passwordConfirmation: chosen })

    expect([before.status, (await logIn(chosen)).status]).toEqual([429, 200])
    expect(Problem.parse(await before.json()).error).toBe(
      'Too many failed attempts. Try again in 24 hours, or reset your password.',
    )
  })

  test('counts guesses that come all at once', async () => {
    const { visitor, anotherVisitor } = await testApp()
    await visitor.post('/api/auth/register', registration())
    const guesser = anotherVisitor('198.51.100.9')

    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, guess) =>
        guesser.post('/api/auth/login', { email: 'ada@example.com', password: `guess ${guess}` }),
      ),
    )

    const statuses = replies.map((reply) => reply.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })
})

describe('logging out', () => {
  test('does not say that it worked when the session could not be ended', async () => {
    const { visitor, deps } = await testApp()
    await visitor.post('/api/auth/register', registration())
    const { schema } = deps.db
    await schema.alterTable('session').renameTo('sessionAway').execute()

    const reply = await visitor.send('POST', '/api/auth/logout', {})
    await schema.alterTable('sessionAway').renameTo('session').execute()

    expect(reply.status).toBe(500)
  })

  test('kills the session wherever that cookie is used', async () => {
    const { visitor, anotherVisitor } = await testApp()
    await visitor.post('/api/auth/register', registration())
    const copy = anotherVisitor()
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
    expect((await loginState(copy)).loggedIn).toBe(true)

    const reply = await visitor.send('POST', '/api/auth/logout', {})

    expect([reply.status, await reply.json()]).toEqual([200, { success: true }])
    expect(visitor.cookies.has('sid')).toBe(false)
    expect((await loginState(copy)).loggedIn).toBe(false)
    expect((await copy.get('/api/linkhubAuth/me')).status).toBe(401)
  })
})

describe('the session cookie', () => {
  test('of any other value logs nobody in and breaks nothing', async () => {
    const { visitor } = await testApp()

    for (const value of ['', 'sid', `${'a'.repeat(32)}.${'b'.repeat(44)}`, '%E0%A4%A', '"', 'a'.repeat(4000)]) {
      const state = await visitor.get('/api/auth/check-login', { cookie: `sid=${value}` })
      expect([state.status, await state.json()]).toEqual([200, { loggedIn: false }])
    }
  })

  test('stops working seven days after it was last used', async () => {
    const { advance } = stopTheClock()
    const { visitor } = await testApp()
    await visitor.post('/api/auth/register', registration())
    const week = 7 * 24 * 60 * 60 * 1000

    advance(week)
    expect((await loginState(visitor)).loggedIn).toBe(true)
    advance(week + 1)
    expect((await loginState(visitor)).loggedIn).toBe(false)
  })

  test('is gone thirty days after logging in, although it was used all the time', async () => {
    const { advance } = stopTheClock()
    const { visitor, deps } = await testApp()
    await visitor.post('/api/auth/register', registration())
    for (let days = 0; days < 30; days += 6) {
      expect((await loginState(visitor)).loggedIn).toBe(true)
      advance(6 * 24 * 60 * 60 * 1000)
    }
    advance(1)

    expect((await loginState(visitor)).loggedIn).toBe(false)
    expect(await deps.db.selectFrom('session').select('id').execute()).toEqual([])
  })
})
