import { Problem } from '@nokshi/contract/problem.ts'
import { expect, test } from 'vitest'
import { password, registration } from '../testing/accounts.ts'
import { makeStaff } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'

const CROWDED = '198.51.100.9'

const ada = { email: 'ada@example.com', password }

/** Ada has an account, while 250 logins of others from one network are being hashed. */
async function floodedApp() {
  const app = await testApp()
  const owner = await makeStaff(app, 'owner')
  await app.anotherVisitor().post('/api/auth/register', registration())
  const crowd = app.anotherVisitor(CROWDED)
  let hashed = 0
  const flood = Array.from({ length: 250 }, async (_, index) => {
    const login = { email: `crowd${index}@example.com`, password: `guess ${index}` }
    const reply = await crowd.post('/api/auth/login', login)
    if (reply.status === 401) hashed++
  })
  return { app, owner, flood: Promise.all(flood), countHashed: () => hashed }
}

test('who logs in from elsewhere, or to the CRM, does not wait for a network with hundreds of logins', async () => {
  const { app, owner, flood, countHashed } = await floodedApp()

  const elsewhere = await app.anotherVisitor().post('/api/auth/login', ada)
  const login = { email: owner.staff.email, password: owner.password }
  const staff = await app.anotherVisitor(CROWDED).post('/api/crm/login', login)
  const before = countHashed()
  await flood

  expect([elsewhere.status, staff.status]).toEqual([200, 200])
  expect(before).toBeLessThan(countHashed() / 2)
})

test('a login that is refused because the hasher is busy is no failed try', async () => {
  const { app, flood } = await floodedApp()
  const neighbour = app.anotherVisitor(CROWDED)
  const tryEight = () =>
    Promise.all(
      Array.from({ length: 8 }, async () => {
        const reply = await neighbour.post('/api/auth/login', ada)
        return reply.ok ? 'logged in' : Problem.parse(await reply.json()).code
      }),
    )

  const codes = [...(await tryEight()), ...(await tryEight())]
  await flood

  expect(codes).toContain('hasher-busy')
  expect(codes).not.toContain('too-many-logins')
  expect((await neighbour.post('/api/auth/login', ada)).status).toBe(200)
})
