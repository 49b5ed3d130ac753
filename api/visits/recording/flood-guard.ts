import { hash, randomBytes } from 'node:crypto'
import { addressGroup } from '../../http/client-address.ts'
import type { Sender } from './sender.ts'

const HOUR = 60 * 60 * 1000

/**
 * So many beacons of one address to one page count within an hour: a whole mobile network, or the guests of a stadium, may share
 * an address.
 */
const FROM_PAGES = 3_000

/** Of senders that do not say what every browser says about a beacon of ours: programs, and they have no crowd behind them. */
const FROM_PROGRAMS = 100

/**
 * Those of which there were news are remembered, and those before them: as many again. Whoever is pushed out begins anew: rather too
 * lenient than too strict. Two maps in turns, because the oldest of one map is dear to find.
 */
const REMEMBERED = 5_000

/**
 * Tells whether an address has opened a page more often within this hour than people would. Each process counts for itself, in its
 * memory: a beacon must not wait for the database once more. Addresses are not in it, only hashes that end with the process.
 */
export function createFloodGuard() {
  const key = randomBytes(16).toString('base64url')
  let hits = new Map<string, number>()
  let before = new Map<string, number>()
  let since = Number.NaN

  return (profileId: string, { address, isFromPage }: Sender, now: number) => {
    const hour = Math.floor(now / HOUR)
    if (hour !== since) {
      hits = new Map()
      before = new Map()
      since = hour
    }
    const subject = hash('sha1', `${key}\0${isFromPage}\0${profileId}\0${addressGroup(address)}`, 'base64')
    const count = (hits.get(subject) ?? before.get(subject) ?? 0) + 1
    if (hits.size >= REMEMBERED) {
      before = hits
      hits = new Map()
    }
    hits.set(subject, count)
    return count > (isFromPage ? FROM_PAGES : FROM_PROGRAMS)
  }
}

export type FloodGuard = ReturnType<typeof createFloodGuard>
