import { expect, test } from 'vitest'
import { makeProfile, makeStaff } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import {
  aBeacon,
  aSiteBeacon,
  newId,
  PHONE,
  readAnalytics,
  readWebsite,
  track,
  trackSite,
} from '../../testing/visits.ts'

async function openStudio() {
  const app = await testApp()
  const { client: desk } = await makeStaff(app, 'viewer')
  return { ...app, desk, readSite: (days?: number) => readWebsite(desk, days) }
}

test('whoever sees three pages is one visitor of the site, and one of each page', async () => {
  const { visitor, readSite } = await openStudio()
  const ids = { visitId: newId('visit'), visitorId: newId('visitor') }
  for (const page of ['/', '/services', '/about', '/services']) await trackSite(visitor, { page, ...ids })
  await trackSite(visitor, aSiteBeacon({ page: '/services/' }))

  const { lifetimeVisits, uniqueVisitors, visitsToday, period } = await readSite(7)

  expect({ lifetimeVisits, uniqueVisitors, visitsToday }).toEqual({
    lifetimeVisits: 2,
    uniqueVisitors: 2,
    visitsToday: 2,
  })
  expect(period).toMatchObject({ visits: 2, visitors: 2, devices: [{ name: 'phone', visits: 2 }] })
  expect(period.pages).toEqual([
    { page: '/services', visits: 2, visitors: 2 },
    { page: '/', visits: 1, visitors: 1 },
    { page: '/about', visits: 1, visitors: 1 },
  ])
})

test('the first page of a session says where it came from, for the whole visit', async () => {
  const { visitor, readSite } = await openStudio()
  const cameFrom =
    'page=/services&referrer=www.google.com.bd&utm_source=Newsletter&utm_medium=email&utm_campaign=Eid%202026'
  const ids = { visitId: newId('visit'), visitorId: newId('visitor'), cameFrom }
  await trackSite(visitor, { page: '/services', ...ids })
  await trackSite(visitor, { page: '/about', ...ids })
  await trackSite(visitor, aSiteBeacon({ cameFrom: 'page=/&referrer=localhost&s=wa' }))
  await trackSite(visitor, aSiteBeacon({ cameFrom: `utm_campaign=${'x'.repeat(101)}&utm_source=%00` }))

  const { period } = await readSite()

  expect(period.referrers).toEqual([{ name: 'google.com', visits: 1 }])
  expect(period.sources).toEqual([
    { name: 'newsletter', visits: 1 },
    { name: 'wa', visits: 1 },
  ])
  expect(period.media).toEqual([{ name: 'email', visits: 1 }])
  expect(period.campaigns).toEqual([{ name: 'eid 2026', visits: 1 }])
})

test('of a form is told in how many visits it was seen, begun and sent, also when a beacon was lost', async () => {
  const { visitor, readSite } = await openStudio()
  const one = aSiteBeacon({ page: '/about', form: 'lead' })
  for (const step of ['seen', 'begun', 'begun', 'sent', 'sent']) await trackSite(visitor, { ...one, step })
  await trackSite(visitor, aSiteBeacon({ page: '/about', form: 'lead', step: 'begun' }))
  await trackSite(visitor, aSiteBeacon({ page: '/about', form: 'nonsense', step: 'begun' }))

  const { period } = await readSite()

  expect(period.visits).toBe(3)
  expect(period.forms).toEqual([
    { form: 'lead', seen: 2, begun: 2, sent: 1 },
    { form: 'project-request', seen: 0, begun: 0, sent: 0 },
  ])
})

test('the studio’s own people, crawlers and what is no page of the site are not visits', async () => {
  const { visitor, desk, readSite } = await openStudio()
  const statuses = [
    await trackSite(desk, aSiteBeacon()),
    await trackSite(desk, aSiteBeacon({ form: 'lead', step: 'sent' })),
    await trackSite(visitor, aSiteBeacon(), { 'user-agent': 'Googlebot/2.1' }),
    await trackSite(visitor, aSiteBeacon({ page: '/wp-login.php' })),
    await trackSite(visitor, aSiteBeacon({ page: '/dashboard' })),
    await trackSite(visitor, aSiteBeacon({ page: '/*' })),
    await trackSite(visitor, { username: 'ada' }),
  ]

  expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 400])
  expect(await readSite()).toMatchObject({
    lifetimeVisits: 0,
    filtered: { owner: 1, crawler: 1 },
    period: { visits: 0, pages: [], forms: [{ sent: 0 }, { sent: 0 }] },
  })
})

test('the site and the pages of creators are counted apart', async () => {
  const app = await openStudio()
  const owner = await makeProfile(app)
  const ids = { visitId: newId('visit'), visitorId: newId('visitor') }
  await Promise.all([
    trackSite(app.visitor, { page: '/', ...ids }),
    track(app.visitor, aBeacon(ids)),
    track(app.visitor, { ...aBeacon(ids), username: '/*' }),
  ])

  expect(await app.readSite()).toMatchObject({ lifetimeVisits: 1, uniqueVisitors: 1 })
  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 1, uniqueVisitors: 1 })
})

test('days are the studio’s, and people who come again are counted once', async () => {
  const { visitor, readSite, clock } = await openStudio()
  const visitorId = newId('visitor')
  // Dhaka is six hours ahead.
  clock.set('2026-11-15T17:59:59.999Z')
  await trackSite(visitor, aSiteBeacon({ visitorId }))
  clock.set('2026-11-15T18:00:00.000Z')
  await trackSite(visitor, aSiteBeacon({ visitorId }))

  const { period } = await readSite(7)

  expect(period).toMatchObject({ visits: 2, visitors: 1 })
  expect(period.perDay.slice(-2)).toEqual([
    { day: '2026-11-15', visits: 1, visitors: 1 },
    { day: '2026-11-16', visits: 1, visitors: 1 },
  ])
  expect(period.pages).toEqual([{ page: '/services', visits: 2, visitors: 1 }])
})

test('the table has a line for each day and page', async () => {
  const { visitor, desk, clock } = await openStudio()
  clock.set('2026-11-15T10:00:00Z')
  const ids = { visitId: newId('visit'), visitorId: newId('visitor') }
  for (const page of ['/', '/services']) await trackSite(visitor, { page, ...ids })

  const reply = await desk.get('/api/crm/website.csv?days=7')

  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="website_2026-11-09_2026-11-15.csv"')
  expect((await reply.text()).split('\r\n')).toEqual([
    'day,page,visits,visitors',
    '2026-11-15,/,1,1',
    '2026-11-15,All pages,1,1',
    '2026-11-15,/services,1,1',
    '',
  ])
})

test.each(['sec-gpc', 'dnt'])(
  'who asks by %s not to be tracked is known by no number, only for a day',
  async (header) => {
    const { visitor, readSite, clock } = await openStudio()
    const isAsked = { ...PHONE, [header]: '1' }
    for (let times = 0; times < 2; times++) await trackSite(visitor, aSiteBeacon(), isAsked)
    const sameDay = await readSite()
    clock.advance(86_400_000)
    await trackSite(visitor, aSiteBeacon(), isAsked)

    expect(sameDay).toMatchObject({ lifetimeVisits: 1, uniqueVisitors: 1 })
    expect(await readSite()).toMatchObject({ lifetimeVisits: 2, uniqueVisitors: 2 })
  },
)
