import type { Engine } from '../product/installation.ts'
import type { Figure } from '../report/figure.ts'
import type { Bench, Row } from '../row.ts'
import { type Costs, measureCosts } from './growth-costs.ts'
import { makeHistory } from './history.ts'

const small = { profiles: 10, visits: 10_000 }
const large = { profiles: 1_000_000, visits: 10_000_000 }

/** «Flat» in the design: a fifth is what two runs of the same thing differ by on a busy machine. */
const FLAT = { cost: { atMost: 1.2 }, rate: { atLeast: 0.8 } }

export const growth: Row = { name: 'growth', measure: (bench) => measureGrowth(bench, 'SQLite') }
export const growthOnPostgres: Row = {
  name: 'growth-postgresql',
  measure: (bench) => measureGrowth(bench, 'PostgreSQL'),
}

async function measureGrowth(bench: Bench, engine: Engine): Promise<Figure[]> {
  const histories = [await makeHistory(bench, engine, small), await makeHistory(bench, engine, large)]
  const [before, after] = await measureCosts(bench, histories)
  if (!before || !after) throw new Error('Growth has two ends.')
  return [
    ...presentPages(engine, before, after),
    ...presentVisits(engine, before, after),
    {
      what: `${engine}: room on disk per visit`,
      product: histories.at(-1)?.bytesPerVisit ?? Number.NaN,
      unit: 'bytes',
    },
  ]
}

function presentPages(engine: Engine, before: Costs, after: Costs): Figure[] {
  const name = 'of 10 profiles'
  return [
    {
      what: `${engine}: hub page, 1m profiles`,
      product: after.readyPage.perSecond,
      unit: '/s',
      reference: { name, amount: before.readyPage.perSecond },
      bar: FLAT.rate,
      details: { before: before.readyPage, after: after.readyPage },
    },
    {
      what: `${engine}: cold hub page, 1m profiles`,
      product: after.coldPage.medianMs,
      unit: 'ms',
      reference: { name, amount: before.coldPage.medianMs },
      bar: FLAT.cost,
    },
    {
      what: `${engine}: cold hub page, processor`,
      product: after.coldPage.micros,
      unit: 'µs',
      reference: { name, amount: before.coldPage.micros },
    },
  ]
}

function presentVisits(engine: Engine, before: Costs, after: Costs): Figure[] {
  const name = 'of 10k visits'
  const [databaseBefore, databaseAfter] = [before.beacons.databaseMicros, after.beacons.databaseMicros]
  return [
    {
      what: `${engine}: analytics p99, 10m visits`,
      product: after.analytics.p99Ms,
      unit: 'ms',
      reference: { name, amount: before.analytics.p99Ms },
      bar: { atMost: 1.5 },
      details: { before: before.analytics, after: after.analytics },
    },
    {
      what: `${engine}: beacons, 10m visits`,
      product: after.beacons.perSecond,
      unit: '/s',
      reference: { name, amount: before.beacons.perSecond },
      details: { before: before.beacons, after: after.beacons },
    },
    {
      what: `${engine}: beacon, processor`,
      product: after.beacons.serverMicros,
      unit: 'µs',
      reference: { name, amount: before.beacons.serverMicros },
    },
    ...(databaseBefore !== undefined && databaseAfter !== undefined
      ? [
          {
            what: 'PostgreSQL itself: beacon, processor',
            product: databaseAfter,
            unit: 'µs' as const,
            reference: { name, amount: databaseBefore },
          },
        ]
      : []),
  ]
}
