import { randomBytes } from 'node:crypto'
import type { Db } from '../database/connect.ts'
import { utcDay } from './owner-day.ts'
import { getSalt, insertSalt } from './queries.ts'

/** Reads the salt of the day, and remembers it for as long as that day lasts. */
export function createSaltReader(db: Db) {
  let remembered = { day: -1, salt: '' }

  return async (now: number) => {
    const day = utcDay(now)
    if (remembered.day !== day) {
      // Of several processes the first one's salt stays, and all read that one.
      await insertSalt(db, { day, salt: randomBytes(16).toString('base64url') })
      remembered = { day, salt: await getSalt(db, day) }
    }
    return remembered.salt
  }
}
