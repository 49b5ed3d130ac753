import { expect, test } from 'vitest'
import { makeProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, newId, PHONE, readAnalytics, track } from '../../testing/visits.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_3_1 like Mac OS X) ${webkit} Mobile/15E148`
const COMPUTER = { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/122.0.0.0 Safari/537.36` }
const INSTAGRAM = { 'user-agent': `${iphone} Instagram 320.0.2.29.98 (iPhone14,5; iOS 17_3_1; ar_SA)` }
const SNAPCHAT = { 'user-agent': `${iphone} Snapchat/12.77.0.43 (like Safari/8617.2.4.10.8, panda)` }

async function aPage(env?: Record<string, string>) {
  const app = await testApp({ env: { SITE_URL: 'https://nokshi.example', ...env } })
  const owner = await makeProfile(app)
  const visitor = app.anotherVisitor(env?.TRUST_PROXY ? '10.0.0.1' : undefined)
  return {
    ...app,
    visit: (more: object = {}, headers: Record<string, string> = PHONE) =>
      track(visitor, { ...aBeacon(), ...more }, headers),
    readPeriod: async () => (await readAnalytics(owner.client)).period,
  }
}

test('an owner sees where visits came from, the most first', async () => {
  const { visit, readPeriod } = await aPage()

  await visit({ referrer: 'www.example.com' })
  await visit({ referrer: 'l.instagram.com' })
  await visit({ referrer: 'www.instagram.com' })
  await visit({ referrer: 'https://nokshi.example/products' })
  await visit({ referrer: 'WWW.NOKSHI.EXAMPLE' })
  await visit({ referrer: '' })
  await visit()

  expect(await readPeriod()).toMatchObject({
    visits: 7,
    referrers: [
      { name: 'instagram.com', visits: 2 },
      { name: 'example.com', visits: 1 },
    ],
  })
})

test('an owner sees by which tagged links visits came', async () => {
  const { visit, readPeriod } = await aPage()

  await visit({ source: 'wa' })
  await visit({ source: 'WA' })
  await visit({ source: 'card' })
  await visit({ source: null })

  expect(await readPeriod()).toMatchObject({
    sources: [
      { name: 'wa', visits: 2 },
      { name: 'card', visits: 1 },
    ],
  })
})

test('an owner sees in which apps and on which devices the page was opened', async () => {
  const { visit, readPeriod } = await aPage()

  await visit({}, INSTAGRAM)
  await visit({}, INSTAGRAM)
  await visit({}, SNAPCHAT)
  await visit({}, COMPUTER)
  await visit({}, { 'user-agent': 'curl/8.5.0' })

  expect(await readPeriod()).toMatchObject({
    visits: 5,
    apps: [
      { name: 'instagram', visits: 2 },
      { name: 'snapchat', visits: 1 },
    ],
    devices: [
      { name: 'phone', visits: 3 },
      { name: 'computer', visits: 1 },
    ],
  })
})

test('behind a proxy of ours the country is what its header says', async () => {
  const { visit, readPeriod } = await aPage({ TRUST_PROXY: '1' })
  const headers = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country-code']

  for (const header of headers) await visit({}, { ...PHONE, [header]: 'bd' })
  for (const country of ['SA', 'XX', 'T1', '', 'Bangladesh', '=1+1'])
    await visit({}, { ...PHONE, 'cf-ipcountry': country })

  expect(await readPeriod()).toMatchObject({
    visits: 10,
    countries: [
      { name: 'BD', visits: 4 },
      { name: 'SA', visits: 1 },
    ],
  })
})

test('past the proxy, or where there is none, nobody can name a country', async () => {
  const { anotherVisitor, readPeriod } = await aPage({ TRUST_PROXY: '1' })

  await track(anotherVisitor('203.0.113.7'), aBeacon(), { ...PHONE, 'cf-ipcountry': 'BD' })
  const direct = await aPage()
  await direct.visit({}, { ...PHONE, 'cf-ipcountry': 'BD' })

  for (const read of [readPeriod, direct.readPeriod]) expect(await read()).toMatchObject({ visits: 1, countries: [] })
})

test('a retry adds to nothing', async () => {
  const { visit, readPeriod } = await aPage()
  const visitId = newId('visit')

  await Promise.all([1, 2, 3].map(() => visit({ visitId, referrer: 'example.com', source: 'wa' })))
  await visit({ visitId, referrer: 'example.org', source: 'ig' })

  expect(await readPeriod()).toMatchObject({
    visits: 1,
    referrers: [{ name: 'example.com', visits: 1 }],
    sources: [{ name: 'wa', visits: 1 }],
    devices: [{ name: 'phone', visits: 1 }],
  })
})

test('a visit counts although it says nonsense about itself', async () => {
  const { visit, readPeriod } = await aPage()
  const nonsense = [
    { referrer: 7 },
    { referrer: 'x'.repeat(300) },
    { source: 'no spaces' },
    { source: { an: 'object' } },
  ]

  for (const more of nonsense) expect(await visit(more)).toBe(204)
  expect(await readPeriod()).toMatchObject({ visits: 4, referrers: [], sources: [] })
})

test('a flood of invented referrers stays a short list, and none of its visits is missing', async () => {
  const { visit, readPeriod, deps } = await aPage()

  await visit({ referrer: 'example.com' })
  await Promise.all(Array.from({ length: 400 }, (_, index) => visit({ referrer: `invented-${index}.example` })))
  await visit({ referrer: 'example.com' })

  const { visits, referrers } = await readPeriod()
  expect(visits).toBe(402)
  expect(referrers[0]).toEqual({ name: 'example.com', visits: 2 })
  expect(referrers).toHaveLength(51)
  expect(referrers.at(-1)).toEqual({ name: 'other', visits: 351 })
  const rows = await deps.db.selectFrom('facetDay').select('value').where('facet', '=', 'referrer').execute()
  expect(rows).toHaveLength(301)
})
