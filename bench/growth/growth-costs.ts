import type { Load } from '../load/load.ts'
import { calmest, fastest, ROUNDS, type Round, runRound } from '../load/rounds.ts'
import { askOnce, type Question } from '../load/wire.ts'
import { watchDatabase } from '../product/database-processor.ts'
import { type Product, runProduct } from '../product/product.ts'
import { askForNumbers, askForPage, tellOfVisit, write } from '../product/requests.ts'
import type { Bench } from '../row.ts'
import { type ColdPages, measureColdPages } from './cold-pages.ts'
import type { History } from './history.ts'

const PAGE_SECONDS = 1.5
const BEACON_SECONDS = 1.5
const ANALYTICS_REQUESTS = 500
const NAMES_AT_A_TIME = 10

/** What a request costs after this much history. */
export interface Costs {
  readyPage: Round
  coldPage: ColdPages
  analytics: Round
  beacons: Round & { databaseMicros?: number }
}

interface Running extends History {
  product: Product
}

/** Products with different histories take turns, so that whatever else the machine does meets all of them. */
export async function measureCosts(bench: Bench, histories: History[]): Promise<Costs[]> {
  const running: Running[] = []
  for (const history of histories) running.push({ ...history, product: await runProduct(history.place) })
  const say = (what: string) => bench.say(`growth on ${running[0]?.place.engine}: measuring ${what}`)

  say('hub pages')
  const readyPages = await takeTurns(running, ({ product, creator }) =>
    runRound(product, crowd(askForPage(`/hub/${creator.username}`), 200, PAGE_SECONDS)),
  )
  say('analytics')
  const analytics = await takeTurns(running, ({ product, creator }) =>
    runRound(product, {
      connections: 1,
      requests: [write(askForNumbers(creator))],
      status: 200,
      lasts: { requests: ANALYTICS_REQUESTS },
    }),
  )
  say('hub pages that are not kept ready')
  const coldPages = await measureColdPages(
    running.map((each) => ({ ...each, chooseNames: () => chooseNames(each) })),
  )
  say('beacons')
  const beacons = await takeTurns(running, sendBeacons)
  for (const { product } of running) await product.end('SIGTERM')

  return coldPages.map((coldPage, index) => ({
    coldPage,
    readyPage: fastest(readyPages[index] ?? []),
    analytics: calmest(analytics[index] ?? []),
    beacons: fastest(beacons[index] ?? []),
  }))
}

function crowd(question: Question, status: number, seconds: number): Omit<Load, 'port'> {
  return { connections: 64, requests: [write(question)], status, lasts: { seconds } }
}

async function sendBeacons({ product, creator, place }: Running) {
  const readDatabase = await watchDatabase(place)
  const before = readDatabase?.() ?? 0
  const round = await runRound(
    product,
    crowd(tellOfVisit(creator.username, product.url), 204, BEACON_SECONDS),
    () => askOnce(product.port, askForNumbers(creator)),
  )
  if (!readDatabase) return round
  return { ...round, databaseMicros: ((readDatabase() - before) / round.requests) * 1e6 }
}

/** One more round comes first, until V8 has compiled what is hot. */
async function takeTurns<Each extends Round>(running: Running[], round: (one: Running) => Promise<Each>) {
  const rounds: Each[][] = running.map(() => [])
  for (let turn = 0; turn <= ROUNDS; turn++)
    for (const [index, one] of running.entries()) {
      const result = await round(one)
      if (turn > 0) rounds[index]?.push(result)
    }
  return rounds
}

/** All there are, or any of the million. */
function chooseNames({ profiles, creator }: Running) {
  const others = profiles - 1
  if (profiles <= NAMES_AT_A_TIME)
    return [creator.username, ...Array.from({ length: others }, (_, index) => `page-${index + 1}`)]
  return Array.from({ length: NAMES_AT_A_TIME }, () => `page-${1 + Math.floor(Math.random() * others)}`)
}
