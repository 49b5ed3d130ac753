import { hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../../http/client-address.ts'
import { WIDE_FACTOR } from '../../platform/rate-limit.ts'
import { HOUR } from '../../platform/zoned-time.ts'
import type { Client } from './client.ts'

/** Beacons per hour of one address to one page; high, because a mobile network may share an address. */
const FROM_PAGES = 3_000

/** For senders without browser headers, which do not share an address with many people. */
const FROM_PROGRAMS = 100

/** An evicted address starts again, which is lenient. */
const COUNTED_MAX = 10_000

/**
 * Tells whether an address has opened a page more often within this hour than people would. Each process
 * counts in its memory, by hashes that end with it: a beacon must not wait for the database once more.
 */
export function createFloodGuard() {
  const key = randomBytes(16).toString('base64url')
  // Used as a bounded map, not as a cache.
  const hits = new LRUCache<string, number>({ max: COUNTED_MAX })

  return (subject: string, { address, isFromPage }: Client, now: number) => {
    const hour = Math.floor(now / HOUR)
    const max = isFromPage ? FROM_PAGES : FROM_PROGRAMS
    const count = (network: string) => {
      const hit = hash('sha1', [key, hour, isFromPage, subject, network].join('\0'), 'base64')
      const counted = (hits.get(hit) ?? 0) + 1
      hits.set(hit, counted)
      return counted
    }
    const { near, wide } = networkOf(address)
    const isWideOver = wide !== undefined && count(wide) > max * WIDE_FACTOR
    return count(near) > max || isWideOver
  }
}

export type FloodGuard = ReturnType<typeof createFloodGuard>
