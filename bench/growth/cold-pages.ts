import { setTimeout as delay } from 'node:timers/promises'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { median } from '../load/compare.ts'
import { askOnce } from '../load/wire.ts'
import type { Installation } from '../product/installation.ts'
import { processorSeconds } from '../product/processor.ts'
import type { Product } from '../product/product.ts'
import { askForPage } from '../product/requests.ts'

/** The product serves a page for a second without checking its version (server/hub/hub-lookup.ts). */
const STALE_AFTER_MS = 1_100
const PAGES = 9
const ROUNDS = 7

interface Running {
  product: Product
  place: Installation
  profiles: number
}

interface Sum {
  times: number[]
  seconds: number
}

/**
 * Median and processor time of a page that is not cached, among many. Each gets a new version in the database
 * before its request. The products take turns; the first round warms up V8.
 */
export async function measureColdPages(running: Running[]) {
  const found = running.map((): Sum => ({ times: [], seconds: 0 }))
  for (let round = 0; round <= ROUNDS; round++)
    for (const [index, { product, place, profiles }] of running.entries()) {
      const first = Math.floor(Math.random() * (profiles - PAGES)) + 1
      const names = Array.from({ length: PAGES }, (_, at) => `page-${first + at}`)
      await makeNewVersions(place, names)
      await delay(STALE_AFTER_MS)
      const before = processorSeconds(product.pid)
      const times: number[] = []
      for (const name of names) times.push(await timePage(product, name))
      const sum = found[index]
      if (round === 0 || !sum) continue
      sum.times.push(...times)
      sum.seconds += processorSeconds(product.pid) - before
    }
  return found.map(({ times, seconds }) => ({ medianMs: median(times), micros: (seconds / times.length) * 1e6 }))
}

async function makeNewVersions({ address }: Installation, names: string[]) {
  const { db, close } = connectDatabase(address)
  const next = db.updateTable('profile').set((eb) => ({ version: eb('version', '+', 1) }))
  await next.where('username', 'in', names).execute()
  await close()
}

async function timePage({ port }: Product, name: string) {
  const startedAt = performance.now()
  const { status } = await askOnce(port, askForPage(`/hub/${name}`))
  if (status !== 200) throw new Error(`The page ${name} answered ${status}.`)
  return performance.now() - startedAt
}
