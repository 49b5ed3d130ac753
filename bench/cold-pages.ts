import { setTimeout as delay } from 'node:timers/promises'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import type { Place } from './place.ts'
import type { Product } from './product.ts'
import { askForPage } from './requests.ts'
import { askOnce } from './wire.ts'

/** The product sends a page for a second without asking whether it has changed (server/hub-lookup.ts). */
const STALE_AFTER_MS = 1_100

const WARM_ROUNDS = 2
const MEASURED_ROUNDS = 6

/**
 * How long a page takes that is not kept ready, in the middle of many. Ten profiles are all kept ready after the first
 * look; so each page is given a new version in the database before it is asked for, however many there are.
 */
export async function timeColdPages({ port }: Product, { address }: Place, chooseNames: () => string[]) {
  const { db, close } = connectDatabase(address)
  const times: number[] = []
  for (let round = 0; round < WARM_ROUNDS + MEASURED_ROUNDS; round++) {
    const names = chooseNames()
    await db
      .updateTable('profile')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('username', 'in', names)
      .execute()
    await delay(STALE_AFTER_MS)
    for (const name of names) {
      const askedAt = performance.now()
      const { status } = await askOnce(port, askForPage(`/hub/${name}`))
      if (status !== 200) throw new Error(`The page ${name} answered ${status}.`)
      if (round >= WARM_ROUNDS) times.push(performance.now() - askedAt)
    }
  }
  await close()
  return times.sort((one, two) => one - two)[Math.floor(times.length / 2)] ?? Number.NaN
}
