import { statSync } from 'node:fs'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { sql } from 'kysely'
import { timeColdPages } from './cold-pages.ts'
import { type Creator, makeCreator } from './creator.ts'
import type { Figure } from './figure.ts'
import { grow } from './grow.ts'
import { growPages } from './grow-pages.ts'
import { growVisits } from './grow-visits.ts'
import { type Engine, makePlace, type Place } from './place.ts'
import { runProduct } from './product.ts'
import { askForJson, tellOfVisit, write } from './requests.ts'
import { calmest, fastest, ROUNDS, type Round, runRound } from './rounds.ts'
import type { Bench, Row } from './row.ts'

const small = { profiles: 10, visits: 10_000 }
const large = { profiles: 1_000_000, visits: 10_000_000 }

/** «Flat» in the design: a fifth is what two runs of the same thing differ by on a busy machine. */
const FLAT = 1.2

export const growth: Row = { name: 'growth', measure: (bench) => measureGrowth(bench, 'SQLite') }
export const growthOnPostgres: Row = {
  name: 'growth-postgresql',
  measure: (bench) => measureGrowth(bench, 'PostgreSQL'),
}

async function measureGrowth(bench: Bench, engine: Engine): Promise<Figure[]> {
  const place = await makePlace(bench, engine)
  const empty = await runProduct(place)
  const creator = await makeCreator(empty.url)
  await empty.end('SIGTERM')

  bench.say(`growth on ${engine}: ${small.profiles} profiles, ${small.visits} visits`)
  // One of the profiles is the creator's own.
  await grow(place, [growPages({ from: 1, to: small.profiles - 1 })])
  await grow(place, growVisits(engine, creator.username, small.visits))
  const before = await measureCosts(bench, place, creator, small.profiles)

  bench.say(`growth on ${engine}: making ${large.profiles} profiles`)
  await grow(place, [growPages({ from: small.profiles, to: large.profiles - 1 })])
  const bytesWithout = await sizeOf(place)
  bench.say(`growth on ${engine}: making ${large.visits} visits`)
  await grow(place, growVisits(engine, creator.username, large.visits))
  const bytesPerVisit = ((await sizeOf(place)) - bytesWithout) / large.visits
  const after = await measureCosts(bench, place, creator, large.profiles)

  return [
    {
      what: `${engine}: analytics, p99, 10 million visits`,
      product: after.analytics.p99Ms,
      unit: 'ms',
      reference: { name: '10 thousand visits', amount: before.analytics.p99Ms },
      bar: { atMost: 1.5 },
      details: { before: before.analytics, after: after.analytics },
    },
    {
      what: `${engine}: hub page not kept ready, 1 million profiles`,
      product: after.coldPageMs,
      unit: 'ms',
      reference: { name: '10 profiles', amount: before.coldPageMs },
      bar: { atMost: FLAT },
    },
    {
      what: `${engine}: beacons, 10 million visits`,
      product: after.beacons.perSecond,
      unit: '/s',
      reference: { name: '10 thousand visits', amount: before.beacons.perSecond },
      details: { before: before.beacons, after: after.beacons },
    },
    { what: `${engine}: room on disk per visit`, product: bytesPerVisit, unit: 'bytes' },
  ]
}

const ANALYTICS_REQUESTS = 1_000
const BEACON_SECONDS = 3

async function measureCosts(bench: Bench, place: Place, { username, cookie }: Creator, profiles: number) {
  const product = await runProduct(place)
  const say = (what: string) => bench.say(`growth on ${place.engine}, ${profiles} profiles: ${what}`)
  const analytics = {
    connections: 1,
    requests: [write(askForJson('/api/linkhubAuth/me/analytics?days=30', { Cookie: cookie }))],
    status: 200,
    lasts: { requests: ANALYTICS_REQUESTS },
  }
  const beacons = {
    connections: 64,
    requests: [write(tellOfVisit(username, product.url))],
    status: 204,
    lasts: { seconds: BEACON_SECONDS },
  }
  say('analytics')
  const analyticsRounds = await repeat(() => runRound(product, analytics))
  say('beacons')
  const beaconRounds = await repeat(() => runRound(product, beacons))
  say('hub pages')
  const coldPageMs = await timeColdPages(product, place, namesFor(username, profiles))
  await product.end('SIGTERM')
  return { analytics: calmest(analyticsRounds), beacons: fastest(beaconRounds), coldPageMs }
}

/** One more round comes first, until V8 has compiled what is hot. */
async function repeat(round: () => Promise<Round>) {
  await round()
  const rounds: Round[] = []
  while (rounds.length < ROUNDS) rounds.push(await round())
  return rounds
}

/** Ten at a time: all there are, or any of the million. */
function namesFor(username: string, profiles: number) {
  return () =>
    profiles === small.profiles
      ? [username, ...Array.from({ length: profiles - 1 }, (_, index) => `page-${index + 1}`)]
      : Array.from({ length: small.profiles }, () => `page-${1 + Math.floor(Math.random() * (profiles - 1))}`)
}

async function sizeOf({ engine, address }: Place) {
  if (engine === 'SQLite') return statSync(address.sqliteFile).size
  const { db, close } = connectDatabase(address)
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  )
  await close()
  return rows[0]?.bytes ?? 0
}
