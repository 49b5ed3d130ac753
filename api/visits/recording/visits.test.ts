import { expect, test } from 'vitest'
import { makeProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, newId, PHONE, readAnalytics, track } from '../../testing/visits.ts'

const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const PREVIEW = { 'user-agent': 'WhatsApp/2.23.20.0 A' }

test('a retry never counts twice, not even days later', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)
  const beacon = aBeacon()

  await Promise.all([1, 2, 3].map(() => track(app.visitor, beacon)))
  await track(app.visitor, beacon)
  app.clock.advance(3 * 86_400_000)
  await track(app.visitor, beacon)

  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 1, uniqueVisitors: 1, visitsToday: 0 })
})

test('a visitor who comes back is another visit, not another visitor', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)
  const visitorId = newId('visitor')

  await track(app.visitor, aBeacon({ visitorId }))
  await track(app.visitor, aBeacon({ visitorId }))
  app.clock.advance(86_400_000)
  await track(app.visitor, aBeacon({ visitorId }))

  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 3, uniqueVisitors: 1, visitsToday: 1 })
  const days = await app.deps.db.selectFrom('visitDay').select(['visits', 'visitors']).orderBy('day').execute()
  expect(days).toEqual([
    { visits: 2, visitors: 1 },
    { visits: 1, visitors: 1 },
  ])
})

test('where the browser keeps nothing, a person is known for a day by address and browser', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)
  const beacon = { username: 'ada-rahman', visitId: null, visitorId: null }

  await track(app.visitor, beacon)
  await track(app.visitor, beacon)
  await track(app.anotherVisitor('198.51.100.9'), beacon)
  await track(app.visitor, beacon, { ...PHONE, 'accept-language': 'ar-SA' })
  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 3, uniqueVisitors: 3 })

  app.clock.advance(86_400_000)
  await track(app.visitor, beacon)
  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 4, visitsToday: 1 })
})

test('with an id of the visit alone, each visit counts and the visitor is known for the day', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)

  await track(app.visitor, { username: 'ada-rahman', visitId: newId('visit') })
  await track(app.visitor, { username: 'ada-rahman', visitId: newId('visit') })

  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 2, uniqueVisitors: 1 })
})

test('with an id of the visitor alone, a visitor counts once a day', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)
  const beacon = { username: 'ada-rahman', visitorId: newId('visitor') }

  await track(app.visitor, beacon)
  await track(app.visitor, beacon)
  app.clock.advance(86_400_000)
  await track(app.visitor, beacon)

  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 2, uniqueVisitors: 1 })
})

test('today begins at midnight where the owner lives', async () => {
  const app = await testApp()
  const inDhaka = await makeProfile(app, { username: 'in-dhaka', timeZone: 'Asia/Dhaka' })
  const inRiyadh = await makeProfile(app, { username: 'in-riyadh', timeZone: 'Asia/Riyadh' })
  const visitBoth = () =>
    Promise.all(['in-dhaka', 'in-riyadh'].map((username) => track(app.visitor, aBeacon({ username }))))
  const today = () =>
    Promise.all(
      [inDhaka, inRiyadh].map(async ({ client }) => {
        const { visitsToday, lifetimeVisits } = await readAnalytics(client)
        return `${visitsToday} of ${lifetimeVisits}`
      }),
    )

  app.clock.set('2026-11-14T17:59:59Z')
  await visitBoth()
  expect(await today()).toEqual(['1 of 1', '1 of 1'])

  app.clock.set('2026-11-14T18:00:00Z')
  await visitBoth()
  expect(await today()).toEqual(['1 of 2', '2 of 2'])

  app.clock.set('2026-11-14T21:00:00Z')
  expect(await today()).toEqual(['1 of 2', '0 of 2'])
})

test('crawlers, previews and prefetches are counted apart', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)

  const statuses = [
    await track(app.visitor, aBeacon(), CRAWLER),
    await track(app.visitor, aBeacon(), CRAWLER),
    await track(app.visitor, aBeacon(), PREVIEW),
    await track(app.visitor, aBeacon(), { ...PHONE, 'sec-purpose': 'prefetch;prerender' }),
    await track(app.visitor, aBeacon(), { ...PHONE, purpose: 'prefetch' }),
    await track(app.visitor, aBeacon(), { ...PHONE, 'x-purpose': 'preview' }),
    await track(app.visitor, aBeacon(), { ...PHONE, 'x-moz': 'prefetch' }),
  ]
  app.clock.advance(86_400_000)
  await track(app.visitor, aBeacon(), PREVIEW)

  expect(new Set(statuses)).toEqual(new Set([204]))
  expect(await readAnalytics(owner.client)).toMatchObject({
    lifetimeVisits: 0,
    uniqueVisitors: 0,
    visitsToday: 0,
    filtered: { crawler: 2, preview: 2, prefetch: 4 },
    period: { visits: 0, filtered: { crawler: 2, preview: 2, prefetch: 4 }, devices: [] },
  })
})

test('of a browser name of any length only the beginning is read', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)

  const longest = `${PHONE['user-agent']} `.padEnd(512, '(')
  await track(app.visitor, aBeacon(), { 'user-agent': `${longest}${'; a'.repeat(1_000)} Googlebot/2.1` })

  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 1, filtered: {} })
})
