import { expect, test } from 'vitest'
import { makeProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, click, PHONE, readAnalytics, readClicks, track } from '../../testing/visits.ts'

const DAY = 86_400_000

async function aPage(fields: Record<string, string> = {}) {
  const app = await testApp()
  const owner = await makeProfile(app, fields)
  const [shop = ''] = owner.profile.linkIds
  return { ...app, owner, shop, client: owner.client }
}

test('a link that was opened is counted beside those that were not', async () => {
  const { visitor, client, shop } = await aPage()
  const visit = aBeacon()
  await track(visitor, visit)

  expect(await click(visitor, { ...visit, link: shop })).toBe(204)

  const { period } = await readAnalytics(client)
  expect(period).toMatchObject({
    visits: 1,
    clicks: 1,
    visitsWithClicks: 1,
    links: [
      { link: shop, title: 'My shop', url: 'https://shop.example.com/', clicks: 1 },
      { link: 'github', title: 'GitHub', url: 'https://github.com/ada', clicks: 0 },
    ],
  })
})

test('a link counts once per visit, however often it is opened and whenever it is told', async () => {
  const { visitor, client, shop, clock } = await aPage()
  const visit = aBeacon()
  await track(visitor, visit)

  await Promise.all([1, 2, 3].map(() => click(visitor, { ...visit, link: shop })))
  await click(visitor, { ...visit, link: shop })
  clock.advance(3 * DAY)
  await click(visitor, { ...visit, link: shop })

  expect(await readClicks(client)).toEqual({ 'My shop': 1, GitHub: 0 })
})

test('a click whose visit was never told counts the visit too, which is then not counted again', async () => {
  const { visitor, client, shop } = await aPage()
  const visit = aBeacon({ referrer: 't.co', source: 'wa' })

  await click(visitor, { ...visit, link: shop })
  await track(visitor, visit)

  expect(await readAnalytics(client)).toMatchObject({
    lifetimeVisits: 1,
    uniqueVisitors: 1,
    period: { visits: 1, clicks: 1, referrers: [{ name: 'x.com', visits: 1 }], sources: [{ name: 'wa', visits: 1 }] },
  })
})

test('where the browser keeps nothing, clicks belong to its one visit of the day', async () => {
  const { visitor, client, shop, clock } = await aPage()
  const visit = { username: 'ada-rahman' }
  await track(visitor, visit)

  await click(visitor, { ...visit, link: shop })
  await click(visitor, { ...visit, link: shop })
  expect(await readAnalytics(client)).toMatchObject({ lifetimeVisits: 1, period: { clicks: 1 } })

  clock.advance(DAY)
  await click(visitor, { ...visit, link: shop })
  expect(await readAnalytics(client)).toMatchObject({ lifetimeVisits: 2, period: { clicks: 2 } })
})

test('a click after midnight belongs to the day of its visit, so no day has more clicks than visits', async () => {
  const { visitor, client, shop, clock } = await aPage()
  const visit = aBeacon()
  clock.set('2026-11-14T17:59:59Z')
  await track(visitor, visit)
  clock.set('2026-11-14T18:00:01Z')

  await click(visitor, { ...visit, link: shop })

  const csv = await (await client.get('/api/linkhubAuth/me/analytics.csv?days=7')).text()
  expect(csv).toContain('2026-11-14,1,1,1,0\r\n2026-11-15,0,0,0,0\r\n')
  clock.advance(7 * DAY)
  expect((await readAnalytics(client, 7)).period).toMatchObject({ visits: 0, clicks: 0, visitsBefore: 1 })
})

test('crawlers, previews and prefetches open nothing', async () => {
  const { visitor, client, shop } = await aPage()
  const beacon = { ...aBeacon(), link: shop }

  const statuses = [
    await click(visitor, beacon, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
    await click(visitor, beacon, { 'user-agent': 'WhatsApp/2.23.20.0 A' }),
    await click(visitor, beacon, { ...PHONE, 'sec-purpose': 'prefetch' }),
  ]

  expect(statuses).toEqual([204, 204, 204])
  expect(await readAnalytics(client)).toMatchObject({
    lifetimeVisits: 0,
    filtered: {},
    period: { clicks: 0, visitsWithClicks: 0 },
  })
})

test('a page has no link by any other name', async () => {
  const { visitor, client } = await aPage()

  for (const link of ['no-such-link', 'instagram', 'removed', 'constructor', '__proto__']) {
    const reply = await visitor.post('/api/traffic/click', { ...aBeacon(), link }, PHONE)
    expect([reply.status, await reply.json()]).toMatchObject([404, { error: 'This page has no such link.' }])
  }
  expect(await readAnalytics(client)).toMatchObject({ lifetimeVisits: 0 })
})

test('a link of another page is none of this one', async () => {
  const { visitor, shop, owner, ...app } = await aPage()
  const other = await makeProfile(app, { username: 'other-page' })

  expect(await click(visitor, { ...aBeacon({ username: 'other-page' }), link: shop })).toBe(404)
  expect(await readAnalytics(other.client)).toMatchObject({ lifetimeVisits: 0, period: { clicks: 0 } })
  expect(await readClicks(owner.client)).toEqual({ 'My shop': 0, GitHub: 0 })
})

test('links that were removed are told as one, without address', async () => {
  const { visitor, client, shop, deps } = await aPage({
    customLinks: JSON.stringify([
      { title: 'My shop', url: 'https://shop.example.com/' },
      { title: 'My blog', url: 'https://blog.example.com/' },
    ]),
  })
  const visit = aBeacon()
  for (const link of [shop, 'github']) await click(visitor, { ...visit, link })

  await deps.db.deleteFrom('customLink').where('id', '=', shop).execute()
  await deps.db.updateTable('profile').set({ socials: '{}' }).execute()

  const { period } = await readAnalytics(client)
  expect(period.clicks).toBe(2)
  expect(period.links).toEqual([
    expect.objectContaining({ title: 'My blog', clicks: 0 }),
    { link: 'removed', title: 'Removed links', url: null, clicks: 2, isShown: false },
  ])
})

test('a former name of the page works for visits and clicks', async () => {
  const { visitor, client, shop, owner, deps } = await aPage()
  const former = { name: 'old-name', profileId: owner.profile.id, claimedAt: deps.now() }
  await deps.db.insertInto('username').values(former).execute()

  expect(await track(visitor, aBeacon({ username: 'old-name' }))).toBe(204)
  expect(await click(visitor, { ...aBeacon({ username: 'old-name' }), link: shop })).toBe(204)

  expect(await readAnalytics(client)).toMatchObject({ lifetimeVisits: 2, period: { clicks: 1 } })
})

test('a page that was taken down counts nothing', async () => {
  const { visitor, client, shop, deps, clock } = await aPage()
  await track(visitor, aBeacon())
  await deps.db.updateTable('profile').set({ suspendedAt: deps.now() }).execute()
  clock.advance(1_000)

  expect(await track(visitor, aBeacon())).toBe(404)
  expect(await click(visitor, { ...aBeacon(), link: shop })).toBe(404)
  expect(await readAnalytics(client)).toMatchObject({ lifetimeVisits: 1, period: { clicks: 0 } })
})

test('beside each link stands how often it was opened within 28 days, on this page alone', async () => {
  const { visitor, client, shop, clock, anotherVisitor } = await aPage()
  const other = await makeProfile({ anotherVisitor }, { username: 'other-page' })
  await click(visitor, { ...aBeacon(), link: shop })
  clock.advance(27 * DAY)
  await click(visitor, { ...aBeacon(), link: shop })
  await click(visitor, { ...aBeacon(), link: 'github' })
  const readOpens = async () => (await client.get('/api/linkhubAuth/me/link-opens')).json()

  expect(await readOpens()).toEqual({ [shop]: 2, github: 1 })
  clock.advance(DAY)
  expect(await readOpens()).toEqual({ [shop]: 1, github: 1 })
  expect(await (await other.client.get('/api/linkhubAuth/me/link-opens')).json()).toEqual({})
})
