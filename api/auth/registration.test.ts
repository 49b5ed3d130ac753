import { User } from '@nokshi/contract/auth.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { loginState, password, registration } from '../testing/accounts.ts'
import { testApp } from '../testing/test-app.ts'

describe('registering', () => {
  test('makes an account and starts its session', async () => {
    const { visitor } = await testApp()

    const reply = await visitor.post('/api/auth/register', registration())

    expect(reply.status).toBe(201)
    const user = User.strict().parse(await reply.json())
    expect(user.email).toBe('ada@example.com')
    expect(await loginState(visitor)).toEqual({ loggedIn: true, user: { ...user, isVerified: false } })
  })

  test('takes an address once, in whatever case it is written', async () => {
    const { visitor, anotherVisitor } = await testApp()
    await visitor.post('/api/auth/register', registration())

    const reply = await anotherVisitor().post('/api/auth/register', registration({ email: ' ADA@Example.com ' }))

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
  })

  const twice = (text: string) => ({ password: text, passwordConfirmation: text })

  test.each([
    ['email', { email: undefined }],
    ['email', { email: 'ada@' }],
    ['email', { email: ['ada@example.com'] }],
    ['password', twice('wxyzabc')],
    ['password', twice('ß'.repeat(129))],
    ['password', twice('Password1')],
    ['password', twice('Nokshi-Studio 1')],
    ['password', twice('ada@example.com')],
    ['passwordConfirmation', { passwordConfirmation: undefined }],
  ])('is refused at the field %s for %j', async (field, change) => {
    const { visitor } = await testApp()

    const reply = await visitor.post('/api/auth/register', registration(change))

    expect(reply.status).toBe(400)
    expect(Object.keys(Problem.parse(await reply.json()).fields ?? {})).toContain(field)
  })

  test('is refused when the confirmation differs, in the words of the specification', async () => {
    const { visitor } = await testApp()

    const reply = await visitor.post('/api/auth/register', registration({ passwordConfirmation: `${password}!` }))

    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({
      error: 'Passwords do not match!',
      message: 'Passwords do not match!',
      fields: { passwordConfirmation: 'Passwords do not match!' },
      code: 'invalid-fields',
      codes: { passwordConfirmation: { code: 'passwords-differ' } },
    })
  })

  test.each([
    ['eight characters', 'wxyzäbcd'],
    ['128 characters', '🧵'.repeat(128)],
    ['spaces at both ends', '  a loom of threads  '],
  ])('accepts a password of %s, exactly as typed', async (_, chosen) => {
    const { visitor, anotherVisitor } = await testApp()
    await visitor.post('/api/auth/register', registration({ password: chosen, passwordConfirmation: chosen }))

    const right = await anotherVisitor().post('/api/auth/login', { email: 'ada@example.com', password: chosen })
    const trimmed = await anotherVisitor().post('/api/auth/login', {
      email: 'ada@example.com',
      password: chosen.slice(0, -2),
    })

    expect([right.status, trimmed.status]).toEqual([200, 401])
  })
})
