import { Problem } from '@nokshi/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { listMails, listTokens, loginState, password, registration } from '../testing/accounts.ts'
import { makeProfile } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'

describe('a forgotten password', () => {
  test('is replaced through the link in a mail, once, and every session ends', async () => {
    const app = await testApp()
    const { visitor, anotherVisitor } = app
    await visitor.post('/api/auth/register', registration())
    await anotherVisitor().post('/api/auth/forgot-password', { email: 'ADA@example.com' })
    const token = (await listTokens(app, 'ada@example.com', '/reset-password'))[0]
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
    const token = (await listTokens(app, 'ada@example.com', '/reset-password'))[0]

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

    expect(await known.text()).toBe(await unknown.text())
    expect(await listTokens(app, 'ada@example.com', '/reset-password')).toHaveLength(1)
    expect(await listMails(app, 'bob@example.com')).toEqual([])
  })

  test('builds its link from the configured address, whatever the request says', async () => {
    const app = await testApp({ env: { SITE_URL: 'https://www.example.com' } })
    await app.visitor.post('/api/auth/register', registration())
    await app.visitor.post(
      '/api/auth/forgot-password',
      { email: 'ada@example.com' },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    )

    const mails = JSON.stringify(await listMails(app, 'ada@example.com'))
    expect(mails).toContain('https://www.example.com/reset-password?token=')
    expect(mails).not.toContain('evil')
  })
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
    expect(await app.deps.db.selectFrom('userToken').selectAll().execute()).toEqual([])
    expect((await phone.post('/api/auth/login', { email: 'ada@example.com', password: changed })).status).toBe(200)
  })

  test('to the own username is refused, as it would be guessed first', async () => {
    const app = await testApp()
    const { client, password: currentPassword } = await makeProfile(app, { username: 'ada-rahman' })
    const chosen = 'Ada Rahman 2026'

    const reply = await client.post('/api/auth/change-password', {
      currentPassword,
      password: chosen,
      passwordConfirmation: chosen,
    })

    expect(reply.status).toBe(400)
    expect(Problem.parse(await reply.json()).fields?.password).toContain('too close to')
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
})
