import { setTimeout as delay } from 'node:timers/promises'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { askOnce } from '../load/wire.ts'
import type { Installation } from '../product/installation.ts'
import type { Product } from '../product/product.ts'
import { askForPage } from '../product/requests.ts'

/** The product sends a page for a second without asking whether it has changed (server/hub/hub-lookup.ts). */
const STALE_AFTER_MS = 1_100

const WARM_ROUNDS = 2
const MEASURED_ROUNDS = 6

interface Shelf {
  product: Product
  place: Installation
  /** Which pages to open next: as many each time. */
  chooseNames: () => string[]
}

export interface ColdPages {
  medianMs: number
  /** Processor time of the product for each. */
  micros: number
}

/**
 * What a page costs that is not kept ready, in the middle of many. Ten profiles are all kept ready after the first look;
 * so each page is given a new version in the database before it is asked for, however many there are. The products take
 * turns, page by page.
 */
export async function measureColdPages(shelves: Shelf[]): Promise<ColdPages[]> {
  const times: number[][] = shelves.map(() => [])
  const seconds = shelves.map(() => 0)
  for (let round = 0; round < WARM_ROUNDS + MEASURED_ROUNDS; round++) {
    const names = shelves.map(({ chooseNames }) => chooseNames())
    for (const [index, { place }] of shelves.entries()) await makeNewVersions(place, names[index] ?? [])
    await delay(STALE_AFTER_MS)
    const before = await Promise.all(shelves.map(({ product }) => product.cpuSeconds()))
    for (let turn = 0; turn < (names[0]?.length ?? 0); turn++)
      for (const [index, { product }] of shelves.entries()) {
        const time = await timePage(product, names[index]?.[turn] ?? '')
        if (round >= WARM_ROUNDS) times[index]?.push(time)
      }
    for (const [index, { product }] of shelves.entries())
      if (round >= WARM_ROUNDS)
        seconds[index] = (seconds[index] ?? 0) + (await product.cpuSeconds()) - (before[index] ?? 0)
  }
  return times.map((each, index) => ({
    medianMs: each.sort((one, two) => one - two)[Math.floor(each.length / 2)] ?? Number.NaN,
    micros: ((seconds[index] ?? 0) / each.length) * 1e6,
  }))
}

async function makeNewVersions({ address }: Installation, names: string[]) {
  const { db, close } = connectDatabase(address)
  await db
    .updateTable('profile')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('username', 'in', names)
    .execute()
  await close()
}

async function timePage({ port }: Product, name: string) {
  const askedAt = performance.now()
  const { status } = await askOnce(port, askForPage(`/hub/${name}`))
  if (status !== 200) throw new Error(`The page ${name} answered ${status}.`)
  return performance.now() - askedAt
}
