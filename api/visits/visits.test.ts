import { Analytics } from '@nokshi/contract/visits.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app.ts'
import { createAppDeps } from '../create-deps.ts'
import { connectDatabase } from '../database/connect.ts'
import { type Client, createClient } from '../testing/client.ts'
import { makeProfile, makeUser } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'
import { testEngine } from '../testing/test-database.ts'
import { FLOOD_VISITS } from './flood-guard.ts'
import { visitWork } from './work.ts'

const PHONE = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 13; SM-A536B) Chrome/122.0.0.0 Mobile Safari/537.36',
}
const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const PREVIEW = { 'user-agent': 'WhatsApp/2.23.20.0 A' }

let idsMade = 0

/** As the page makes them: never the same twice. */
function newId(kind: string) {
  return `${kind}-${(++idsMade).toString().padStart(8, '0')}`
}

function aBeacon(beacon: { username?: string; visitId?: string; visitorId?: string } = {}) {
  return { username: 'ada-rahman', visitId: newId('visit'), visitorId: newId('visitor'), ...beacon }
}

async function track(client: Client, beacon: object, headers: Record<string, string> = PHONE) {
  const reply = await client.post('/api/traffic/track', beacon, headers)
  return reply.status
}

function readAnalytics(owner: Client) {
  return owner.read('/api/linkhubAuth/me/analytics', Analytics)
}

test('a new page has no visits yet', async () => {
  const owner = await makeProfile(await testApp())

  expect(await readAnalytics(owner.client)).toEqual({
    lifetimeVisits: 0,
    uniqueVisitors: 0,
    visitsToday: 0,
    filtered: {},
  })
})

test('a visit is counted, for life and for today', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)

  const status = await track(app.visitor, aBeacon())

  expect(status).toBe(204)
  expect(await readAnalytics(owner.client)).toMatchObject({
    lifetimeVisits: 1,
    uniqueVisitors: 1,
    visitsToday: 1,
  })
})

test('a retry never counts twice, not even days later', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)
  const beacon = aBeacon()

  await Promise.all([1, 2, 3].map(() => track(app.visitor, beacon)))
  await track(app.visitor, beacon)
  app.clock.advance(3 * 86_400_000)
  await track(app.visitor, beacon)

  expect(await readAnalytics(owner.client)).toMatchObject({
    lifetimeVisits: 1,
    uniqueVisitors: 1,
    visitsToday: 0,
  })
})

test('a visitor who comes back is another visit, not another visitor', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)
  const visitorId = newId('visitor')

  await track(app.visitor, aBeacon({ visitorId }))
  await track(app.visitor, aBeacon({ visitorId }))
  app.clock.advance(86_400_000)
  await track(app.visitor, aBeacon({ visitorId }))

  expect(await readAnalytics(owner.client)).toMatchObject({
    lifetimeVisits: 3,
    uniqueVisitors: 1,
    visitsToday: 1,
  })
  const days = await app.deps.db
    .selectFrom('visitDay')
    .select(['visits', 'visitors'])
    .orderBy('day')
    .execute()
  expect(days).toEqual([
    { visits: 2, visitors: 1 },
    { visits: 1, visitors: 1 },
  ])
})

test('people behind one address are told apart', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)

  await Promise.all(Array.from({ length: 50 }, () => track(app.visitor, aBeacon())))

  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 50, uniqueVisitors: 50 })
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
    await track(app.visitor, aBeacon(), {}),
    await track(app.visitor, aBeacon(), { ...PHONE, 'sec-purpose': 'prefetch;prerender' }),
    await track(app.visitor, aBeacon(), { ...PHONE, purpose: 'prefetch' }),
    await track(app.visitor, aBeacon(), { ...PHONE, 'x-purpose': 'preview' }),
    await track(app.visitor, aBeacon(), { ...PHONE, 'x-moz': 'prefetch' }),
  ]
  app.clock.advance(86_400_000)
  await track(app.visitor, aBeacon(), PREVIEW)

  expect(new Set(statuses)).toEqual(new Set([204]))
  expect(await readAnalytics(owner.client)).toEqual({
    lifetimeVisits: 0,
    uniqueVisitors: 0,
    visitsToday: 0,
    filtered: { crawler: 2, preview: 2, 'no-agent': 1, prefetch: 4 },
  })
})

test('one address may bring twenty thousand visits to a page; then it is a flood, for ten minutes', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)
  const send = async (count: number) => {
    for (let left = count; left > 0; left -= 500) {
      await Promise.all(Array.from({ length: Math.min(left, 500) }, () => track(app.visitor, aBeacon())))
    }
  }

  await send(FLOOD_VISITS)
  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: FLOOD_VISITS, filtered: {} })

  await send(10)
  await track(app.anotherVisitor('198.51.100.9'), aBeacon())
  expect(await readAnalytics(owner.client)).toMatchObject({
    lifetimeVisits: FLOOD_VISITS + 1,
    filtered: { flood: 10 },
  })

  app.clock.advance(600_000)
  await send(1)
  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: FLOOD_VISITS + 2 })
}, 120_000)

test('two thousand beacons at once, through two processes, are counted exactly', async () => {
  const app = await testApp()
  const usernames = ['first-page', 'second-page', 'third-page']
  const owners = []
  for (const username of usernames) owners.push(await makeProfile(app, { username }))
  const visitors = Array.from({ length: 500 }, () => newId('visitor'))
  const beacons = Array.from({ length: 1_500 }, (_, index) =>
    aBeacon({
      username: usernames[index % 3] ?? '',
      visitorId: visitors[Math.floor(index / 3)] ?? '',
    }),
  )
  const retries = beacons.filter((_, index) => index % 3 === 0)
  const doors = [app.visitor, createClient(await startSecondProcess(app))]

  const statuses = await Promise.all(
    [...beacons, ...retries].map((beacon, index) => track(doors[index % 2] ?? app.visitor, beacon)),
  )

  expect(statuses).toHaveLength(2_000)
  expect(new Set(statuses)).toEqual(new Set([204]))
  for (const owner of owners) {
    expect(await readAnalytics(owner.client)).toMatchObject({
      lifetimeVisits: 500,
      uniqueVisitors: 500,
      visitsToday: 500,
    })
  }
})

/** Another process on the same database. SQLite is for one process, so there the two share its connection. */
async function startSecondProcess({ deps, databaseAddress }: Awaited<ReturnType<typeof testApp>>) {
  if (testEngine === 'sqlite') return createApp(deps)
  const database = connectDatabase(databaseAddress)
  onTestFinished(() => database.close())
  return createApp(await createAppDeps({ config: deps.config, database, now: deps.now, log: deps.log }))
}

test('a page that is deleted while visits arrive spoils none of the others', async () => {
  const app = await testApp()
  const gone = await makeProfile(app, { username: 'soon-gone' })
  const stays = await makeProfile(app, { username: 'here-to-stay' })
  await track(app.visitor, aBeacon({ username: 'soon-gone' }))

  await app.deps.db.deleteFrom('profile').where('id', '=', gone.profile.id).execute()
  const statuses = await Promise.all(
    ['here-to-stay', 'soon-gone', 'here-to-stay'].map((username) =>
      track(app.visitor, aBeacon({ username })),
    ),
  )

  expect(statuses).toEqual([204, 404, 204])
  expect(await readAnalytics(stays.client)).toMatchObject({ lifetimeVisits: 2 })
  expect(await app.deps.db.selectFrom('visitTotal').select('visits').execute()).toEqual([{ visits: 2 }])
})

test('the name of a page may be written in any case', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)

  expect(await track(app.visitor, aBeacon({ username: ' Ada-RAHMAN ' }))).toBe(204)
  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 1 })
})

test.each(['nobody', 'a\0b', 'no such page', '../etc', 'x', '😀😀😀'])(
  'there is no page named %j',
  async (username) => {
    const { visitor } = await testApp()

    const reply = await visitor.post('/api/traffic/track', aBeacon({ username }), PHONE)

    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ error: 'There is no page with this name.' })
  },
)

test.each([
  {},
  { username: '' },
  { username: 7 },
  { username: 'x'.repeat(65) },
  { username: 'ada-rahman', visitId: 'short' },
  { username: 'ada-rahman', visitId: 'x'.repeat(65) },
  { username: 'ada-rahman', visitorId: 'with space in it' },
  { username: 'ada-rahman', visitorId: ['an', 'array'] },
  [],
  null,
])('a beacon that says %j is refused with a sentence', async (beacon) => {
  const { visitor } = await testApp()

  const reply = await visitor.post('/api/traffic/track', beacon, PHONE)

  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ error: expect.stringMatching(/\.$/) })
})

test('a beacon is JSON, and small', async () => {
  const { visitor } = await testApp()

  expect(await track(visitor, aBeacon(), { ...PHONE, 'content-type': 'text/plain' })).toBe(415)
  expect(await track(visitor, { ...aBeacon(), more: 'x'.repeat(70_000) })).toBe(413)
})

test('nobody can be found again in the database', async () => {
  const app = await testApp()
  await makeProfile(app)
  const secrets = { address: '198.51.100.23', visitId: newId('visit'), visitorId: newId('visitor') }
  const visitor = app.anotherVisitor(secrets.address)

  await track(visitor, { username: 'ada-rahman', visitId: secrets.visitId, visitorId: secrets.visitorId })
  await track(visitor, { username: 'ada-rahman' })

  const stored = await readWholeDatabase(app)
  expect(stored).toContain('visit_hash')
  for (const secret of [...Object.values(secrets), PHONE['user-agent']]) expect(stored).not.toContain(secret)
  expect(app.logged.join('')).not.toContain(secrets.address)
})

async function readWholeDatabase({ deps }: Awaited<ReturnType<typeof testApp>>) {
  const db = deps.db.withoutPlugins()
  const tables = await db.introspection.getTables()
  const contents = await Promise.all(
    tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows),
  )
  return JSON.stringify(contents)
}

test('a visitor has another hash on every page', async () => {
  const app = await testApp()
  await makeProfile(app, { username: 'first-page' })
  await makeProfile(app, { username: 'second-page' })
  const ids = { visitId: newId('visit'), visitorId: newId('visitor') }

  await track(app.visitor, { username: 'first-page', ...ids })
  await track(app.visitor, { username: 'second-page', ...ids })

  const hashes = await app.deps.db.selectFrom('visitor').select('visitorHash').distinct().execute()
  expect(hashes).toHaveLength(2)
})

test('the salt of a day is deleted after two days', async () => {
  const app = await testApp()
  await makeProfile(app)
  const salts = () => app.deps.db.selectFrom('dailySalt').select('salt').execute()
  const comeRound = () => Promise.all((visitWork(app.deps).rounds ?? []).map((round) => round.run()))

  await track(app.visitor, { username: 'ada-rahman' })
  app.clock.advance(86_400_000)
  await track(app.visitor, { username: 'ada-rahman' })
  await comeRound()
  expect(await salts()).toHaveLength(2)

  app.clock.advance(86_400_000)
  await comeRound()
  expect(await salts()).toHaveLength(1)
})

test('the numbers of a page are for its owner', async () => {
  const app = await testApp()
  await makeProfile(app, { username: 'much-visited' })
  await track(app.visitor, aBeacon({ username: 'much-visited' }))
  const other = await makeProfile(app, { username: 'quiet-page' })
  const without = await makeUser(app)

  expect(await readAnalytics(other.client)).toMatchObject({ lifetimeVisits: 0, visitsToday: 0 })
  const refused = await without.client.get('/api/linkhubAuth/me/analytics')
  expect(refused.status).toBe(404)
  expect(await refused.json()).toMatchObject({ error: 'You have no profile yet.' })
  expect((await app.visitor.get('/api/linkhubAuth/me/analytics')).status).toBe(401)
})

test('an owner’s new time zone is noticed within a second', async () => {
  const app = await testApp()
  const owner = await makeProfile(app, { timeZone: 'Asia/Dhaka' })
  app.clock.set('2026-11-14T17:30:00Z')
  await track(app.visitor, aBeacon())

  await app.deps.db.updateTable('profile').set({ timeZone: 'Asia/Tokyo' }).execute()
  app.clock.advance(1_000)
  await track(app.visitor, aBeacon())

  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 2, visitsToday: 1 })
})
