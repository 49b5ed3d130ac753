import { expect, test } from 'vitest'
import { editProfile, makeProfile, makeUser } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, click, PHONE, readAnalytics, track } from '../../testing/visits.ts'

test('owners are visitors of their own page too, once they have switched that on', async () => {
  const { client } = await makeProfile(await testApp())
  await editProfile(client, { version: 1, countsOwnVisits: true })

  await track(client, aBeacon())

  expect(await readAnalytics(client)).toMatchObject({ lifetimeVisits: 1, filtered: {} })
})

test('owners are left out on a new page, and everybody else is not', async () => {
  const app = await testApp()
  const { client, profile } = await makeProfile(app)
  const shop = profile.linkIds[0] ?? ''
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
  const { client } = await makeProfile(app)
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
