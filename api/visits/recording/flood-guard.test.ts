import { expect, test } from 'vitest'
import { makeProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, click, newId, PHONE, readAnalytics, track } from '../../testing/visits.ts'
import type { Client } from './client.ts'
import { createFloodGuard } from './flood-guard.ts'

const HOUR = 3_600_000

test('three hundred posts by a program from one place are a hundred visits; the others are counted apart and shown so', async () => {
  const app = await testApp()
  const { client, profile } = await makeProfile(app)
  const program = { 'user-agent': 'curl/8.5.0' }
  const post = (from = app.visitor) => from.post('/api/traffic/track', aBeacon(), program)

  for (let posts = 0; posts < 300; posts++) expect((await post()).status).toBe(204)
  expect(await readAnalytics(client)).toMatchObject({
    lifetimeVisits: 100,
    uniqueVisitors: 100,
    filtered: { flood: 200 },
    period: { visits: 100, filtered: { flood: 200 } },
  })

  // Neither by clicks with ids of their own, nor without scripts.
  for (const link of ['github', 'github']) await app.visitor.post('/api/traffic/click', { ...aBeacon(), link }, program)
  await app.visitor.get(`/go/${profile.linkIds[0]}`, { 'user-agent': 'Opera Mini', accept: 'text/html' })
  expect(await readAnalytics(client)).toMatchObject({ lifetimeVisits: 100, period: { clicks: 0 } })

  // A phone in the same place, a program elsewhere, and the same one in the next hour are not part of it.
  await track(app.visitor, aBeacon())
  await post(app.anotherVisitor('203.0.113.8'))
  app.clock.advance(HOUR)
  await post()
  expect(await readAnalytics(client)).toMatchObject({ lifetimeVisits: 103, filtered: { flood: 200 } })
})

test('five hundred phones behind one address all count, with their clicks', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app)
  const visits = Array.from({ length: 500 }, () => aBeacon({ visitorId: newId('visitor') }))

  await Promise.all(visits.map((visit) => track(app.visitor, visit)))
  await Promise.all(visits.map((visit) => click(app.visitor, { ...visit, link: 'github' })))

  expect(await readAnalytics(client)).toMatchObject({
    lifetimeVisits: 500,
    uniqueVisitors: 500,
    filtered: {},
    period: { clicks: 500 },
  })
})

function aClient(client: Partial<Client>): Client {
  const phone = { userAgent: PHONE['user-agent'], language: 'bn', purpose: '', country: undefined }
  return { ...phone, address: '203.0.113.7', isFromPage: true, isPrivate: false, ...client }
}

test('beyond three thousand an hour pages are not believed either, for each page and network by itself', () => {
  const isFlood = createFloodGuard()
  const now = 1_000 * HOUR
  const open = (times: number, page: string, client: Client) =>
    Array.from({ length: times }, () => isFlood(page, client, now)).filter(Boolean).length

  expect(open(3_200, 'ada', aClient({}))).toBe(200)
  expect(open(1, 'omar', aClient({}))).toBe(0)
  expect(open(1, 'ada', aClient({ address: '203.0.113.8' }))).toBe(0)
  // Whoever has one address of IPv6 has as many as there are in its network.
  const addresses = Array.from({ length: 150 }, (_, host) => `2001:db8:0:1::${host.toString(16)}`)
  const flooding = addresses.filter((address) => isFlood('ada', aClient({ address, isFromPage: false }), now))
  expect(flooding).toHaveLength(50)
  // And a rented server has as many networks: 400 beacons count, and 50 of them did already.
  const networks = Array.from({ length: 400 }, (_, net) => `2001:db8:0:${(net + 9).toString(16)}::1`)
  expect(networks.filter((address) => isFlood('ada', aClient({ address, isFromPage: false }), now))).toHaveLength(150)
})

test('however many addresses there are, what is remembered of them has a bound', () => {
  const isFlood = createFloodGuard()
  const now = 1_000 * HOUR
  const curl = aClient({ isFromPage: false })
  for (let times = 0; times < 200; times++) isFlood('ada', curl, now)
  expect(isFlood('ada', curl, now)).toBe(true)

  for (let index = 0; index < 10_000; index++)
    isFlood('ada', aClient({ address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` }), now)

  // Whoever was not seen for so long made room, and begins anew.
  expect(isFlood('ada', curl, now)).toBe(false)
})
