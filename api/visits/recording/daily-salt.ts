import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../database/connect.ts'
import { utcDay } from '../counting/owner-day.ts'
import { getSalt, insertSalt } from '../counting/queries.ts'

/** Reads the salt of a day once: two queries for each beacon would cost more than the rest of it. */
export function createSaltReader(db: Db) {
  const salts = new LRUCache<number, string>({
    // Around midnight beacons of both days may be under way.
    max: 2,
    fetchMethod: async (day) => {
      // Of several processes the first one's salt stays, and all read that one.
      await insertSalt(db, { day, salt: randomBytes(16).toString('base64url') })
      return getSalt(db, day)
    },
  })
  return (now: number) => salts.forceFetch(utcDay(now))
}
