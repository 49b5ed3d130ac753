import { expect, test } from 'vitest'
import { makeProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, newId, PHONE, readAnalytics, track } from '../../testing/visits.ts'

const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const PREVIEW = { 'user-agent': 'WhatsApp/2.23.20.0 A' }

test('a new page has no visits yet', async () => {
  const owner = await makeProfile(await testApp())

  expect(await readAnalytics(owner.client, 7)).toEqual({
    lifetimeVisits: 0,
    uniqueVisitors: 0,
    visitsToday: 0,
    filtered: {},
    timeZone: 'Asia/Dhaka',
    period: {
      days: 7,
      perDay: ['09', '10', '11', '12', '13', '14', '15'].map((day) => ({
        day: `2026-11-${day}`,
        visits: 0,
        visitors: 0,
      })),
      visits: 0,
      clicks: 0,
      visitsWithClicks: 0,
      visitsBefore: 0,
      filtered: {},
      links: [expect.objectContaining({ title: 'My shop', clicks: 0 }), expect.objectContaining({ link: 'github' })],
      referrers: [],
      apps: [],
      sources: [],
      devices: [],
      countries: [],
    },
  })
})

test('a visit is counted, for life and for today', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)

  const status = await track(app.visitor, aBeacon())

  expect(status).toBe(204)
  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 1, uniqueVisitors: 1, visitsToday: 1 })
})

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

test('the name of a page may be written in any case', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)

  expect(await track(app.visitor, aBeacon({ username: ' Ada-RAHMAN ' }))).toBe(204)
  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 1 })
})

test('there is no page of a name that nobody has, or can have', async () => {
  const { visitor } = await testApp()

  for (const username of ['nobody', 'a\0b', '../etc', '😀😀😀']) {
    const reply = await visitor.post('/api/traffic/track', aBeacon({ username }), PHONE)
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ error: 'There is no page with this name.' })
  }
})

test('a beacon that says nonsense is refused with a sentence', async () => {
  const { visitor } = await testApp()
  const username = 'ada-rahman'
  const ids = [{ visitId: 'short' }, { visitId: 'x'.repeat(65) }, { visitorId: ['an', 'array'] }]

  for (const beacon of [{}, { username: 7 }, ...ids.map((id) => ({ username, ...id })), [], null]) {
    const reply = await visitor.post('/api/traffic/track', beacon, PHONE)
    expect([reply.status, await reply.json()]).toMatchObject([400, { error: expect.stringMatching(/\.$/) }])
  }
})

test('a beacon is JSON, and small', async () => {
  const { visitor } = await testApp()

  expect(await track(visitor, aBeacon(), { ...PHONE, 'content-type': 'text/plain' })).toBe(415)
  expect(await track(visitor, { ...aBeacon(), more: 'x'.repeat(70_000) })).toBe(413)
})
