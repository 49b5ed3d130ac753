import { Me, SetupState } from '@nokshi/contract/crm/staff.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { makeStaff, readSetupCode } from '../../../testing/make.ts'
import { testApp } from '../../../testing/test-app.ts'

const password = 'five threads of one loom'

function aClaim(more: Record<string, unknown> = {}) {
  return { name: 'Nila', email: 'Nila@Example.com', password, passwordConfirmation: password, ...more }
}

describe('claiming the CRM', () => {
  test('with the setup code makes the first owner, logs them in, and closes the door', async () => {
    const app = await testApp()
    const code = await readSetupCode(app)
    const before = await app.visitor.read('/api/crm/setup', SetupState.strict())

    const reply = await app.visitor.post('/api/crm/setup', aClaim({ code: ` ${code} ` }))

    expect([before.isOpen, reply.status]).toEqual([true, 201])
    expect(await app.visitor.read('/api/crm/me', Me)).toMatchObject({
      name: 'Nila',
      email: 'nila@example.com',
      role: 'owner',
      mustSetUpTwoFactor: false,
    })
    expect(await app.visitor.read('/api/crm/setup', SetupState)).toEqual({ isOpen: false })
    const second = await app.anotherVisitor().post('/api/crm/setup', aClaim({ code, email: 'b@example.com' }))
    expect(second.status).toBe(409)
  })

  test('is told to whoever reads the log, without a name, and leaves nothing waiting for ever', async () => {
    const app = await testApp()
    await app.visitor.post('/api/crm/setup', aClaim({ code: await readSetupCode(app) }))
    await app.jobs.runDue()

    const told = app.logged.filter((line) => line.includes('the CRM has its first owner'))
    expect(told).toHaveLength(1)
    expect(app.logged.join()).not.toMatch(/nila/i)
    expect(await app.deps.db.selectFrom('outbox').select('kind').execute()).toEqual([])
  })

  test('by many at once makes exactly one owner, and no stray account', async () => {
    const app = await testApp()
    const otherApp = await app.startSecondProcess()
    const code = await readSetupCode(app)
    const claims = [1, 2, 3, 4].map((n) => aClaim({ code, email: `owner-${n}@example.com` }))

    const replies = await Promise.all(
      claims.map((claim, n) => {
        const client = app.anotherVisitor(`198.51.100.${n}`)
        return (n % 2 ? client.at(otherApp) : client).post('/api/crm/setup', claim)
      }),
    )

    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409, 409])
    expect(await app.deps.db.selectFrom('staff').select('role').execute()).toEqual([{ role: 'owner' }])
    expect(await app.deps.db.selectFrom('staff').select('id').execute()).toHaveLength(1)
  })

  test('takes five wrong codes from one place, and then not even the right one for a while', async () => {
    const app = await testApp()
    const code = await readSetupCode(app)
    const attempt = (given: string) => app.visitor.post('/api/crm/setup', aClaim({ code: given }))

    const statuses = []
    for (let guess = 0; guess < 5; guess++) statuses.push((await attempt(`guess-${guess}`)).status)
    const sixth = await attempt(code)
    app.clock.advance(15 * 60_000)
    const later = await attempt(code)

    expect(statuses).toEqual(Array(5).fill(403))
    expect([sixth.status, later.status]).toEqual([429, 201])
  })

  test('takes the code from the settings instead, where there is one', async () => {
    const app = await testApp({ env: { STAFF_SETUP_CODE: 'a-code-from-the-settings' } })

    const wrong = await app.visitor.post('/api/crm/setup', aClaim({ code: 'a-code-from-the-setting' }))
    const right = await app.visitor.post('/api/crm/setup', aClaim({ code: 'a-code-from-the-settings' }))

    expect([wrong.status, right.status]).toEqual([403, 201])
  })

  test('never shows the code in an answer or in the log', async () => {
    const app = await testApp()
    const code = await readSetupCode(app)

    const replies = await Promise.all([
      app.visitor.get('/api/crm/setup'),
      app.visitor.post('/api/crm/setup', aClaim({ code: 'wrong' })),
      app.visitor.post('/api/crm/setup', aClaim({ code })),
    ])

    const replied = await Promise.all(replies.map((reply) => reply.text()))
    expect(`${replied.join()} ${app.logged.join()}`).not.toContain(code)
  })

  test.each([
    ['fourteen letters', 'fourteen loom!', 'at least 15 characters'],
    ['one of the commonest passwords', '1qaz2wsx3edc4rfv', 'very common'],
    ['a common one twice', 'PasswordPassword', 'very common'],
    ['a common one with digits', 'sunshine20261115', 'very common'],
    ['our own name', 'nokshistudio12345', 'too close to your address, your name or ours'],
    ['their own name', 'Nila 2026111520261115', 'too close to your address, your name or ours'],
  ])('asks more of a password than %s, without using up a try', async (_, weak, text) => {
    const app = await testApp()
    const code = await readSetupCode(app)
    const claim = aClaim({ code, password: weak, passwordConfirmation: weak })

    for (let round = 0; round < 6; round++) {
      const reply = await app.visitor.post('/api/crm/setup', claim)
      expect(reply.status).toBe(400)
      expect(Problem.parse(await reply.json()).fields?.password).toContain(text)
    }
  })
})

test('two processes of one installation have the same setup code', async () => {
  const app = await testApp()
  const otherApp = await app.startSecondProcess()

  const reply = await app.visitor.at(otherApp).post('/api/crm/setup', aClaim({ code: await readSetupCode(app) }))

  expect(reply.status).toBe(201)
})

test('an account of Creator LinkHub with the same address and password is no way in', async () => {
  const app = await testApp()
  await makeStaff(app, 'owner')
  await app.visitor.post('/api/auth/register', { email: 'ada@example.com', password, passwordConfirmation: password })
  const sid = app.visitor.cookies.get('sid') ?? ''

  const login = await app.visitor.post('/api/crm/login', { email: 'ada@example.com', password })
  const borrowed = await app.visitor.get('/api/crm/me', { cookie: `crm=${sid}` })

  expect(sid).not.toBe('')
  expect([login.status, borrowed.status]).toEqual([401, 401])
})
