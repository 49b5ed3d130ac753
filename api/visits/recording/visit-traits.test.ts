import { expect, test } from 'vitest'
import { makeProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, PHONE, readAnalytics, track } from '../../testing/visits.ts'

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
