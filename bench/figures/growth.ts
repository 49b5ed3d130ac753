import { amount, type Bar, type Figure, ratio, type Unit } from '../figure.ts'
import { measureColdPages } from '../growth/cold-pages.ts'
import { type History, makeHistory } from '../growth/history.ts'
import { type Side, TURNS, takeTurns } from '../load/compare.ts'
import { askOnce } from '../load/wire.ts'
import { applyLoad } from '../load/wrk.ts'
import { type Engine, findDatabaseServer } from '../product/installation.ts'
import { type Product, runProduct } from '../product/product.ts'
import { askForAnalytics, tellOfVisit } from '../product/requests.ts'
import type { Bench, Row } from '../row.ts'

const small = { profiles: 10, visits: 10_000 }
const large = { profiles: 1_000_000, visits: 10_000_000 }

export const growth: Row = { isOnRequest: true, measure: (bench) => measureGrowth(bench, 'SQLite') }
export const growthOnPostgres: Row = { isOnRequest: true, measure: (bench) => measureGrowth(bench, 'PostgreSQL') }

interface Running extends History {
  product: Product
}

/** Products with little and much history take turns, so that other load of the machine affects both. */
async function measureGrowth(bench: Bench, engine: Engine): Promise<Figure[]> {
  const running: Running[] = []
  for (const extent of [small, large]) {
    const history = await makeHistory(bench, engine, extent)
    running.push({ ...history, product: await runProduct(history.place) })
  }
  bench.say(`${engine}: hub pages that are not kept ready`)
  const cold = await measureColdPages(running)
  const analytics = await measureAnalytics(bench, running)
  const beacons = await takeTurns(bench, `${engine}: beacons`, running.map(sendBeacons))
  // The time of PostgreSQL itself, which has all databases in one server.
  const pid = await findDatabaseServer(running[1]?.place)
  const sides = running.map((one) => ({ ...sendBeacons(one), ...(pid && { pid }) }))
  const database = pid ? await takeTurns(bench, 'PostgreSQL itself', sides) : []
  for (const { product } of running) await product.end('SIGTERM')

  const line = (what: string, values: number[], unit: Unit, bar?: Bar) => {
    const [before = Number.NaN, after = Number.NaN] = values
    return ratio(`${engine}: ${what}`, after, unit, { name: 'with little', value: before }, bar)
  }
  const micros = (each: { micros: number }) => each.micros
  return [
    // On a busy machine two equal runs differ by up to a fifth.
    line(
      'cold hub page, 1m profiles',
      cold.map(({ medianMs }) => medianMs),
      'ms',
      { atMost: 1.2 },
    ),
    line('cold hub page, processor', cold.map(micros), 'µs'),
    line('analytics p99, 10m visits', analytics, 'ms', { atMost: 1.5 }),
    line(
      'beacons, 10m visits',
      beacons.map(({ perSecond }) => perSecond),
      '/s',
    ),
    line('beacon, processor', beacons.map(micros), 'µs'),
    ...(pid ? [line('beacon, processor of the database', database.map(micros), 'µs')] : []),
    amount(`${engine}: room on disk per visit`, running[1]?.bytesPerVisit ?? Number.NaN, 'bytes'),
  ]
}

function sendBeacons({ product, creator }: Running): Side {
  const question = tellOfVisit(creator.username, product.url)
  return { ...product, question, finish: () => askOnce(product.port, askForAnalytics(creator)) }
}

/** On one connection. The fastest turn counts, and the first warms up V8. */
async function measureAnalytics(bench: Bench, running: Running[]) {
  const waits: number[][] = running.map(() => [])
  for (let turn = 0; turn <= TURNS; turn++)
    for (const [index, { product, creator, place }] of running.entries()) {
      bench.say(`${place.engine}: analytics, turn ${turn} of ${TURNS}`)
      const load = { port: product.port, questions: [askForAnalytics(creator)], seconds: 1, connections: 1 }
      const { p99Ms } = await applyLoad(bench.folder, load)
      if (turn > 0) waits[index]?.push(p99Ms)
    }
  return waits.map((each) => Math.min(...each))
}
