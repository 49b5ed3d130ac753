import { expect, test } from 'vitest'
import { makeProfile, makeUser } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, click, newId, PHONE, readAnalytics, track } from '../../testing/visits.ts'

const DAY = 86_400_000
const CSV = '/api/linkhubAuth/me/analytics.csv'

test('visits are told day by day, and compared with as many days before', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app)
  const visitorId = newId('visitor')
  const start = Date.parse('2026-11-01T06:00:00Z')
  for (const daysLater of [0, 1, 7, 8, 8, 13]) {
    app.clock.set(new Date(start + daysLater * DAY).toISOString())
    await track(app.visitor, aBeacon({ visitorId }))
  }

  const { period, visitsToday } = await readAnalytics(client, 7)

  expect(visitsToday).toBe(1)
  expect(period).toMatchObject({ days: 7, visits: 4, visitsBefore: 2 })
  expect(period.perDay).toEqual([
    { day: '2026-11-08', visits: 1, visitors: 1 },
    { day: '2026-11-09', visits: 2, visitors: 1 },
    { day: '2026-11-10', visits: 0, visitors: 0 },
    { day: '2026-11-11', visits: 0, visitors: 0 },
    { day: '2026-11-12', visits: 0, visitors: 0 },
    { day: '2026-11-13', visits: 0, visitors: 0 },
    { day: '2026-11-14', visits: 1, visitors: 1 },
  ])
})

test.each([7, 30, 90, 365])('numbers go back %i days', async (days) => {
  const app = await testApp()
  const { client } = await makeProfile(app)
  await track(app.visitor, aBeacon())

  app.clock.advance((days - 1) * DAY)
  expect((await readAnalytics(client, days)).period).toMatchObject({ visits: 1, visitsBefore: 0 })
  app.clock.advance(DAY)
  const { period } = await readAnalytics(client, days)
  expect(period).toMatchObject({ visits: 0, visitsBefore: 1, devices: [] })
  expect(period.perDay).toHaveLength(days)
})

test.each([
  ['Europe/London', '2026-10-25', ['2026-10-24T22:59:00Z', '2026-10-24T23:30:00Z', '2026-10-25T23:59:00Z']],
  ['America/New_York', '2026-03-08', ['2026-03-08T04:59:00Z', '2026-03-08T05:30:00Z', '2026-03-09T03:59:00Z']],
])('in %s the day on which clocks change is one day', async (timeZone, changed, visits) => {
  const app = await testApp()
  const { client } = await makeProfile(app, { timeZone })
  for (const instant of visits) {
    app.clock.set(instant)
    await track(app.visitor, aBeacon())
  }

  const { period, visitsToday } = await readAnalytics(client, 7)

  expect(visitsToday).toBe(2)
  expect(period.perDay.map(({ day }) => day)).toEqual([...new Set(period.perDay.map(({ day }) => day))])
  expect(period.perDay.at(-1)).toMatchObject({ day: changed, visits: 2 })
  expect(period.perDay.at(-2)).toMatchObject({ visits: 1 })
})

test('days stay as they were when the owner moves to another time zone', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app, { timeZone: 'Asia/Tokyo' })
  app.clock.set('2026-11-14T16:00:00Z')
  await track(app.visitor, aBeacon())

  await app.deps.db.updateTable('profile').set({ timeZone: 'America/New_York' }).execute()
  app.clock.advance(1_000)
  await track(app.visitor, aBeacon())
  expect(await readAnalytics(client, 7)).toMatchObject({ lifetimeVisits: 2, visitsToday: 1 })

  app.clock.advance(DAY)
  expect((await readAnalytics(client, 7)).period.perDay.slice(-2)).toEqual([
    { day: '2026-11-14', visits: 1, visitors: 1 },
    { day: '2026-11-15', visits: 1, visitors: 1 },
  ])
})

test('the numbers can be taken along as a table', async () => {
  const app = await testApp()
  const { client, profile } = await makeProfile(app)
  const visit = aBeacon()
  await track(app.visitor, visit)
  await click(app.visitor, { ...visit, link: profile.linkIds[0] })
  await click(app.visitor, { ...visit, link: 'github' })
  await track(app.visitor, aBeacon(), { 'user-agent': 'WhatsApp/2.23.20.0 A' })
  await track(app.visitor, aBeacon(), { ...PHONE, purpose: 'prefetch' })

  const reply = await client.get(`${CSV}?days=7`)

  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="ada-rahman_2026-11-09_2026-11-15.csv"')
  const bytes = new Uint8Array(await reply.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).split('\r\n')
  expect(lines).toHaveLength(9)
  expect(lines[0]).toBe('day,visits,visitors,clicks,filtered')
  expect(lines[1]).toBe('2026-11-09,0,0,0,0')
  expect(lines[7]).toBe('2026-11-15,1,1,2,2')
})

test('nobody reads the numbers of others, in whichever form', async () => {
  const app = await testApp()
  await makeProfile(app, { username: 'much-visited' })
  await track(app.visitor, aBeacon({ username: 'much-visited' }))
  const other = await makeProfile(app, { username: 'quiet-page' })
  const without = await makeUser(app)

  const own = await other.client.get(`${CSV}?days=7&username=much-visited`)
  expect(own.headers.get('content-disposition')).toContain('quiet-page')
  expect(await own.text()).not.toMatch(/,[1-9]/)
  expect((await without.client.get(CSV)).status).toBe(404)
  expect((await app.visitor.get(CSV)).status).toBe(401)
})
