import { LoggedIn, LoginState, User } from '@nokshi/contract/auth.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '../database/schema.ts'
import type { Client } from '../testing/client.ts'
import { aPicture, makeProfile } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'
import { aBeacon, track } from '../testing/visits.ts'

const password = 'a loom of many threads'

function registration(more: Record<string, unknown> = {}) {
  return { email: 'ada@example.com', password, passwordConfirmation: password, ...more }
}

function loginState(client: Client) {
  return client.read('/api/auth/check-login', LoginState)
}

async function resetToken(app: Awaited<ReturnType<typeof testApp>>) {
  await app.jobs.runDue()
  const mail = await app.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return /reset-password\?token=([\w-]+)/.exec(mail?.payload ?? '')?.[1]
}

describe('registering', () => {
  test('makes an account and starts its session', async () => {
    const { visitor } = await testApp()

    const reply = await visitor.post('/api/auth/register', registration())

    expect(reply.status).toBe(201)
    const user = User.strict().parse(await reply.json())
    expect(user.email).toBe('ada@example.com')
    expect(await loginState(visitor)).toEqual({ loggedIn: true, user })
  })

  test('takes an address once, in whatever case it is written', async () => {
    const { visitor, anotherVisitor } = await testApp()
    await visitor.post('/api/auth/register', registration())

    const reply = await anotherVisitor().post(
      '/api/auth/register',
      registration({ email: ' ADA@Example.com ' }),
    )

    expect(reply.status).toBe(409)
    expect(Problem.parse(await reply.json()).error).toBe(
      'There is already an account with this email address. Log in instead.',
    )
  })

  test('of one address by fifty people at once, at two processes, lets exactly one in', async () => {
    const { app, deps, anotherVisitor, startSecondProcess } = await testApp()
    const doors = [app, await startSecondProcess()]

    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        anotherVisitor()
          .at(doors[index % 2] ?? app)
          .post('/api/auth/register', registration()),
      ),
    )

    const statuses = replies.map((reply) => reply.status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    expect(await deps.db.selectFrom('user').selectAll().execute()).toHaveLength(1)
    expect(await deps.db.selectFrom('account').selectAll().execute()).toHaveLength(1)
  })

  test.each([
    ['no address', { email: undefined }, 'email'],
    ['an address without a domain', { email: 'ada@' }, 'email'],
    ['an address of 255 characters', { email: `${'a'.repeat(243)}@example.com` }, 'email'],
    ['an address that is a list', { email: ['ada@example.com'] }, 'email'],
    ['seven characters of password', { password: 'wxyzabc', passwordConfirmation: 'wxyzabc' }, 'password'],
    [
      '129 characters of password',
      { password: 'ß'.repeat(129), passwordConfirmation: 'ß'.repeat(129) },
      'password',
    ],
    ['a common password', { password: 'Password1', passwordConfirmation: 'Password1' }, 'password'],
    [
      'our own name as password',
      { password: 'Nokshi-Studio 1', passwordConfirmation: 'Nokshi-Studio 1' },
      'password',
    ],
    [
      'the own address as password',
      { password: 'ada@example.com', passwordConfirmation: 'ada@example.com' },
      'password',
    ],
    ['no confirmation', { passwordConfirmation: undefined }, 'passwordConfirmation'],
  ])('is refused with %s, naming the field', async (_, change, field) => {
    const { visitor } = await testApp()

    const reply = await visitor.post('/api/auth/register', registration(change))

    expect(reply.status).toBe(400)
    expect(Object.keys(Problem.parse(await reply.json()).fields ?? {})).toContain(field)
  })

  test('is refused when the confirmation differs, in the words of the specification', async () => {
    const { visitor } = await testApp()

    const reply = await visitor.post(
      '/api/auth/register',
      registration({ passwordConfirmation: `${password}!` }),
    )

    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({
      error: 'Passwords do not match!',
      message: 'Passwords do not match!',
      fields: { passwordConfirmation: 'Passwords do not match!' },
    })
  })

  test.each([
    ['eight characters', 'wxyzäbcd'],
    ['128 characters', '🧵'.repeat(128)],
    ['spaces at both ends', '  a loom of threads  '],
  ])('accepts a password of %s, exactly as typed', async (_, chosen) => {
    const { visitor, anotherVisitor } = await testApp()
    await visitor.post('/api/auth/register', registration({ password: chosen, passwordConfirmation: chosen }))

    const right = await anotherVisitor().post('/api/auth/login', {
      email: 'ada@example.com',
      password: chosen,
    })
    const trimmed = await anotherVisitor().post('/api/auth/login', {
      email: 'ada@example.com',
      password: chosen.slice(0, -2),
    })

    expect([right.status, trimmed.status]).toEqual([200, 401])
  })

  test('keeps of the password only its Argon2id hash', async () => {
    const { visitor, deps } = await testApp()
    await visitor.post('/api/auth/register', registration())

    const account = await deps.db.selectFrom('account').select('password').executeTakeFirstOrThrow()

    expect(account.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe('logging in', () => {
  test('starts a session, says whether there is a profile, and ends the session the browser had before', async () => {
    const { visitor, deps } = await testApp()
    await visitor.post('/api/auth/register', registration())

    const reply = await visitor.post('/api/auth/login', { email: 'Ada@example.com', password })

    expect(reply.status).toBe(200)
    expect(LoggedIn.parse(await reply.json())).toMatchObject({
      hasProfile: false,
      message: 'Login successful!',
    })
    expect((await loginState(visitor)).loggedIn).toBe(true)
    expect(await deps.db.selectFrom('session').selectAll().execute()).toHaveLength(1)
  })

  test('answers an unknown address and a wrong password with the same sentence', async () => {
    const { visitor, anotherVisitor } = await testApp()
    await visitor.post('/api/auth/register', registration())
    const stranger = anotherVisitor()

    const unknown = await stranger.post('/api/auth/login', { email: 'bob@example.com', password })
    const wrong = await stranger.post('/api/auth/login', {
      email: 'ada@example.com',
      password: 'another loom',
    })

    expect([unknown.status, wrong.status]).toEqual([401, 401])
    expect(await unknown.json()).toEqual(await wrong.json())
  })

  test('is slowed down after ten failures from one place, without locking the owner out elsewhere', async () => {
    const { visitor, anotherVisitor, clock } = await testApp()
    await visitor.post('/api/auth/register', registration())
    const guesser = anotherVisitor('198.51.100.9')
    for (let guess = 0; guess < 10; guess++) {
      expect(
        (await guesser.post('/api/auth/login', { email: 'ada@example.com', password: `guess ${guess}` }))
          .status,
      ).toBe(401)
    }

    const eleventh = await guesser.post('/api/auth/login', { email: 'ada@example.com', password })
    const owner = await anotherVisitor('203.0.113.99').post('/api/auth/login', {
      email: 'ada@example.com',
      password,
    })
    clock.advance(15 * 60_000)
    const later = await guesser.post('/api/auth/login', { email: 'ada@example.com', password })

    expect(eleventh.status).toBe(429)
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(60)
    expect([owner.status, later.status]).toEqual([200, 200])
  })

  test('works again at once, from anywhere, after the password was reset', async () => {
    const app = await testApp()
    await app.visitor.post('/api/auth/register', registration())
    for (let place = 0; place < 10; place++) {
      const stranger = app.anotherVisitor(`198.51.100.${place}`)
      for (let guess = 0; guess < 10; guess++) {
        await stranger.post('/api/auth/login', { email: 'ada@example.com', password: 'a guess' })
      }
    }
    const owner = app.anotherVisitor('203.0.113.99')
    const before = await owner.post('/api/auth/login', { email: 'ada@example.com', password })

    await owner.post('/api/auth/forgot-password', { email: 'ada@example.com' })
    const chosen = 'a new loom of threads'
    const token = await resetToken(app)
    await owner.post('/api/auth/reset-password', { token, password: chosen, passwordConfirmation: chosen })
    const after = await app
      .anotherVisitor('198.51.100.3')
      .post('/api/auth/login', { email: 'ada@example.com', password: chosen })

    expect([before.status, after.status]).toEqual([429, 200])
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
    await deps.db.schema.dropTable('session').execute()

    const reply = await visitor.send('POST', '/api/auth/logout', {})

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
    expect(visitor.cookies.size).toBe(0)
    expect((await loginState(copy)).loggedIn).toBe(false)
    expect((await copy.get('/api/linkhubAuth/me')).status).toBe(401)
  })

  test('does no harm to someone who is not logged in', async () => {
    const { visitor } = await testApp()

    expect((await visitor.send('POST', '/api/auth/logout', {})).status).toBe(200)
  })
})

describe('the session cookie', () => {
  test('is bound to its host when served over https', async () => {
    const { visitor } = await testApp({
      env: { SITE_URL: 'https://www.example.com', API_URL: 'https://api.example.com' },
    })

    const reply = await visitor.post('/api/auth/register', registration())

    const [cookie = ''] = reply.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-sid=/)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).not.toMatch(/Domain/i)
    expect((await loginState(visitor)).loggedIn).toBe(true)
  })

  test.each(['', 'x', 'sid', `${'a'.repeat(32)}.${'b'.repeat(44)}`, '%', '%E0%A4%A', '"', 'a'.repeat(4000)])(
    'of the value %j logs nobody in and breaks nothing',
    async (value) => {
      const { visitor } = await testApp()

      const state = await visitor.get('/api/auth/check-login', { cookie: `sid=${value}` })

      expect([state.status, await state.json()]).toEqual([200, { loggedIn: false }])
    },
  )

  test('stops working thirty days after logging in, however often it was used', async () => {
    const { visitor, deps } = await testApp()
    await visitor.post('/api/auth/register', registration())
    const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
    await deps.db.updateTable('session').set({ createdAt: monthAgo }).execute()

    expect((await loginState(visitor)).loggedIn).toBe(false)
  })
})

describe('a forgotten password', () => {
  test('is replaced through the link in a mail, once, and every session ends', async () => {
    const app = await testApp()
    const { visitor, anotherVisitor } = app
    await visitor.post('/api/auth/register', registration())
    await anotherVisitor().post('/api/auth/forgot-password', { email: 'ADA@example.com' })
    const token = await resetToken(app)
    const chosen = { token, password: 'a new loom of threads', passwordConfirmation: 'a new loom of threads' }

    const first = await anotherVisitor().post('/api/auth/reset-password', chosen)
    const second = await anotherVisitor().post('/api/auth/reset-password', chosen)
    const oldPassword = await anotherVisitor().post('/api/auth/login', { email: 'ada@example.com', password })
    const newPassword = await anotherVisitor().post('/api/auth/login', {
      email: 'ada@example.com',
      password: chosen.password,
    })

    expect([first.status, second.status]).toEqual([200, 400])
    expect([oldPassword.status, newPassword.status]).toEqual([401, 200])
    expect((await loginState(visitor)).loggedIn).toBe(false)
  })

  test.each([
    ['only digits', '8675309421477', 200],
    ['only signs', '🧵🧵🧵🧵🧵🧵🧵🧵🧵', 200],
    ['their own address', 'ada@example.com', 400],
    ['our name', 'nokshi2026', 400],
  ])('may be replaced by %s as far as it is hard to guess', async (_, chosen, status) => {
    const app = await testApp()
    await app.visitor.post('/api/auth/register', registration())
    await app.visitor.post('/api/auth/forgot-password', { email: 'ada@example.com' })
    const token = await resetToken(app)

    const reply = await app.visitor.post('/api/auth/reset-password', {
      token,
      password: chosen,
      passwordConfirmation: chosen,
    })

    expect(reply.status).toBe(status)
  })

  test('answers the same whether the address is known or not, and mails only the known one', async () => {
    const app = await testApp()
    await app.visitor.post('/api/auth/register', registration())

    const known = await app.visitor.post('/api/auth/forgot-password', { email: 'ada@example.com' })
    const unknown = await app.visitor.post('/api/auth/forgot-password', { email: 'bob@example.com' })
    await app.jobs.runDue()

    expect(await known.text()).toBe(await unknown.text())
    const mails = await app.deps.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'mail')
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('builds its link from the configured address, whatever the request says', async () => {
    const app = await testApp({ env: { SITE_URL: 'https://www.example.com' } })
    await app.visitor.post('/api/auth/register', registration())
    await app.visitor.post(
      '/api/auth/forgot-password',
      { email: 'ada@example.com' },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    )
    await app.jobs.runDue()

    const { payload } = await app.deps.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'mail')
      .executeTakeFirstOrThrow()
    expect(payload).toContain('https://www.example.com/reset-password?token=')
    expect(payload).not.toContain('evil')
  })

  test('keeps its token in the database only as a hash', async () => {
    const app = await testApp()
    await app.visitor.post('/api/auth/register', registration())
    await app.visitor.post('/api/auth/forgot-password', { email: 'ada@example.com' })
    const token = await resetToken(app)

    const rows = await app.deps.db.selectFrom('verification').selectAll().execute()
    expect(token).toBeTruthy()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('does not flood a mailbox', async () => {
    const app = await testApp()
    await app.visitor.post('/api/auth/register', registration())
    for (let wish = 0; wish < 8; wish++) {
      expect((await app.visitor.post('/api/auth/forgot-password', { email: 'ada@example.com' })).status).toBe(
        200,
      )
    }
    await app.jobs.runDue()

    expect(
      await app.deps.db.selectFrom('outbox').selectAll().where('kind', '=', 'mail').execute(),
    ).toHaveLength(5)
  })

  test.each([undefined, '', 'nonsense', '../../etc', 'x'.repeat(201)])(
    'is not replaced with the token %j',
    async (token) => {
      const { visitor } = await testApp()

      const reply = await visitor.post('/api/auth/reset-password', {
        token,
        password,
        passwordConfirmation: password,
      })

      expect(reply.status).toBe(400)
      expect(Problem.parse(await reply.json()).fields).toHaveProperty('token')
    },
  )
})

describe('changing the password', () => {
  test('ends the other sessions, keeps this one, and kills an open reset link', async () => {
    const app = await testApp()
    const { visitor, anotherVisitor } = app
    await visitor.post('/api/auth/register', registration())
    const phone = anotherVisitor()
    await phone.post('/api/auth/login', { email: 'ada@example.com', password })
    await phone.post('/api/auth/forgot-password', { email: 'ada@example.com' })
    await app.jobs.runDue()

    const changed = 'a brand new loom'
    const reply = await visitor.post('/api/auth/change-password', {
      currentPassword: password,
      password: changed,
      passwordConfirmation: changed,
    })

    expect(reply.status).toBe(200)
    expect((await loginState(visitor)).loggedIn).toBe(true)
    expect((await loginState(phone)).loggedIn).toBe(false)
    expect(await app.deps.db.selectFrom('verification').selectAll().execute()).toEqual([])
    expect(
      (await phone.post('/api/auth/login', { email: 'ada@example.com', password: changed })).status,
    ).toBe(200)
  })

  test('needs the current password, and allows ten wrong ones', async () => {
    const { visitor } = await testApp()
    await visitor.post('/api/auth/register', registration())
    const attempt = () =>
      visitor.post('/api/auth/change-password', {
        currentPassword: 'wrong',
        password: 'a brand new loom',
        passwordConfirmation: 'a brand new loom',
      })

    const statuses = []
    for (let guess = 0; guess < 11; guess++) statuses.push((await attempt()).status)

    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })

  test('needs a session', async () => {
    const { visitor } = await testApp()

    expect((await visitor.post('/api/auth/change-password', {})).status).toBe(401)
  })
})

describe('deleting the account', () => {
  test('takes everything with it, except the name, which nobody else shall have', async () => {
    const app = await testApp()
    const owner = await makeProfile(app, { profileImage: await aPicture() })
    await track(app.visitor, aBeacon({ username: owner.profile.username }))
    await app.visitor.post('/api/auth/forgot-password', { email: owner.user.email })
    await app.jobs.runDue()

    const wrong = await owner.client.post('/api/auth/delete-account', { password: 'wrong' })
    const right = await owner.client.post('/api/auth/delete-account', { password: owner.password })
    await app.jobs.runDue()

    expect([wrong.status, right.status]).toEqual([400, 200])
    expect(owner.client.cookies.size).toBe(0)
    expect(await filledTables(app.deps.db)).toEqual(['daily_salt', 'outbox', 'rate', 'username'])
    expect((await app.visitor.get(new URL(owner.profile.profileImage ?? '').pathname)).status).toBe(404)
    const {
      password,
      user: { email },
    } = owner
    expect((await app.anotherVisitor().post('/api/auth/login', { email, password })).status).toBe(401)
  })
})

test.each([
  ['deleting the account', 'logging out'],
  ['changing the password', 'logging out'],
  ['deleting the account', 'changing the password'],
  ['deleting the account', 'logging in'],
] as const)('%s and %s at the same moment is nobody’s fault', async (...names) => {
  const { visitor } = await testApp()
  const change = {
    currentPassword: password,
    password: 'a brand new loom',
    passwordConfirmation: 'a brand new loom',
  }
  const acts = {
    'deleting the account': () => visitor.post('/api/auth/delete-account', { password }),
    'changing the password': () => visitor.post('/api/auth/change-password', change),
    'logging out': () => visitor.send('POST', '/api/auth/logout', {}),
    'logging in': () => visitor.post('/api/auth/login', { email: 'ada@example.com', password }),
  }
  for (let round = 0; round < 4; round++) {
    await visitor.post('/api/auth/register', registration())

    const replies = await Promise.all(names.map((name) => acts[name]()))

    for (const reply of replies) expect([200, 401]).toContain(reply.status)
  }
})

test('an account can be deleted while its page is being visited', async () => {
  const app = await testApp()
  const owners = [
    await makeProfile(app, { username: 'first-page' }),
    await makeProfile(app, { username: 'second-page' }),
  ]
  const visits = Array.from({ length: 300 }, (_, index) =>
    track(app.visitor, aBeacon({ username: index % 2 ? 'first-page' : 'second-page' })),
  )

  const replies = await Promise.all(
    owners.map(({ client, password }) => client.post('/api/auth/delete-account', { password })),
  )

  expect(replies.map((reply) => reply.status)).toEqual([200, 200])
  for (const status of await Promise.all(visits)) expect([204, 404]).toContain(status)
  expect(await app.deps.db.selectFrom('user').selectAll().execute()).toEqual([])
})

/** Every table that has rows, apart from those that migrating leaves. */
async function filledTables(db: Kysely<Database>) {
  const tables = await db.introspection.getTables()
  const names = tables.map((table) => table.name).filter((name) => !/^(kysely|sqlite)_/.test(name))
  const filled = []
  for (const name of names) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) filled.push(name)
  }
  return filled.sort()
}
