import { Me, StaffLoggedIn } from '@nokshi/contract/crm/staff.ts'
import { describe, expect, test } from 'vitest'
import { stopTheClock } from '../../testing/clock.ts'
import { makeStaff } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('logging in to the CRM', () => {
  test('starts a session, and ends the one the browser had', async () => {
    const app = await testApp()
    const { client, staff, password } = await makeStaff(app, 'owner')

    const reply = await client.post('/api/crm/login', { email: staff.email.toUpperCase(), password })

    expect(StaffLoggedIn.parse(await reply.json())).toEqual({ needsCode: false })
    expect(await client.read('/api/crm/me', Me)).toMatchObject({ id: staff.id })
    expect(await app.deps.db.selectFrom('staffSession').select('id').execute()).toHaveLength(1)
  })

  test('answers an unknown address, a wrong password and a closed account with the same sentence', async () => {
    const app = await testApp()
    const owner = await makeStaff(app, 'owner')
    const gone = await makeStaff(app, 'member')
    await owner.client.patch(`/api/crm/staff/${gone.staff.id}`, { isDisabled: true })
    const attempts = [
      { email: 'nobody@example.com', password: owner.password },
      { email: owner.staff.email, password: 'another loom altogether' },
      { email: gone.staff.email, password: gone.password },
    ]

    const replies = await Promise.all(attempts.map((login) => app.visitor.post('/api/crm/login', login)))

    expect(replies.map((reply) => reply.status)).toEqual([401, 401, 401])
    expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1)
    expect(app.visitor.cookies.size).toBe(0)
  })
})

describe('a session of the CRM', () => {
  test('ends half an hour after it was last used', async () => {
    const app = await testApp()
    const time = stopTheClock()
    const { client } = await makeStaff(app, 'owner')
    const status = async () => (await client.get('/api/crm/me')).status

    time.advance(29 * MINUTE)
    const inUse = await status()
    time.advance(29 * MINUTE)
    const stillInUse = await status()
    time.advance(31 * MINUTE)

    expect([inUse, stillInUse, await status()]).toEqual([200, 200, 401])
  })

  test('ends twelve hours after it began, however much it is used', async () => {
    const app = await testApp()
    const time = stopTheClock()
    const { client } = await makeStaff(app, 'owner')

    const statuses = []
    for (let passed = 0; passed < 12 * HOUR; passed += 20 * MINUTE) {
      time.advance(20 * MINUTE)
      statuses.push((await client.get('/api/crm/me')).status)
    }
    time.advance(MINUTE)

    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await client.get('/api/crm/me')).status).toBe(401)
    expect(await app.deps.db.selectFrom('staffSession').select('id').execute()).toEqual([])
  })

  test('is dead everywhere after logging out', async () => {
    const app = await testApp()
    const { client } = await makeStaff(app, 'owner')
    const copy = app.anotherVisitor()
    for (const [name, value] of client.cookies) copy.cookies.set(name, value)

    const reply = await client.send('POST', '/api/crm/logout', {})

    expect([reply.status, client.cookies.size]).toEqual([200, 0])
    expect((await copy.get('/api/crm/me')).status).toBe(401)
  })

  test('has a cookie bound to its host, and is kept by no cache', async () => {
    const app = await testApp({ env: { SITE_URL: 'https://www.example.com' } })
    const { client, staff, password } = await makeStaff(app, 'owner')

    const reply = await client.post('/api/crm/login', { email: staff.email, password })

    const [cookie = ''] = reply.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-crm=/)
    for (const word of [/; Secure/, /; HttpOnly/, /; SameSite=Lax/, /; Path=\//]) expect(cookie).toMatch(word)
    expect(cookie).not.toMatch(/Domain/i)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect((await client.get('/api/crm/me')).status).toBe(200)
  })
})
