import { expect, test } from 'vitest'
import { makeProfile, makeUser } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, click, PHONE, readAnalytics, track } from '../../testing/visits.ts'

test('owners are visitors of their own page too', async () => {
  const { client } = await makeProfile(await testApp())

  await track(client, aBeacon())

  expect(await readAnalytics(client)).toMatchObject({ lifetimeVisits: 1, filtered: {} })
})

test('owners who do not want to be counted are left out, and everybody else is not', async () => {
  const app = await testApp()
  const { client, shop } = await anUncountedOwner(app)
  const somebody = await makeUser(app)

  expect(await track(client, aBeacon())).toBe(204)
  expect(await click(client, { ...aBeacon(), link: shop })).toBe(204)
  expect((await client.get(`/go/${shop}`, { ...PHONE, accept: 'text/html' })).status).toBe(302)
  expect(await readAnalytics(client)).toMatchObject({
    lifetimeVisits: 0,
    filtered: { owner: 1 },
    period: { clicks: 0, filtered: { owner: 1 } },
  })

  await track(somebody.client, aBeacon())
  await track(app.visitor, aBeacon())
  await track(app.visitor, aBeacon(), { ...PHONE, cookie: 'sid=made-up.by-somebody' })
  expect(await readAnalytics(client)).toMatchObject({ lifetimeVisits: 3, filtered: { owner: 1 } })
})

test('an owner who has logged out is a visitor like any other', async () => {
  const app = await testApp()
  const { client } = await anUncountedOwner(app)
  const elsewhere = app.anotherVisitor()
  for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value)

  await track(elsewhere, aBeacon())
  const signedOut = await client.post('/api/auth/logout', {})
  await track(elsewhere, aBeacon())

  expect(signedOut.status).toBe(200)
  await app.jobs.runDue()
  const numbers = await app.deps.db.selectFrom('visitTotal').select('visits').execute()
  expect(numbers).toEqual([{ visits: 1 }])
})

async function anUncountedOwner(app: Awaited<ReturnType<typeof testApp>>) {
  const { client, profile } = await makeProfile(app)
  const edit = JSON.stringify({ version: 1, countsOwnVisits: false })
  const reply = await client.send(
    'PATCH',
    '/api/linkhubAuth/me',
    { 'content-type': 'application/json' },
    edit,
  )
  expect(reply.status).toBe(200)
  return { client, shop: profile.linkIds[0] ?? '' }
}
