import { randomBytes } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { utcDay } from '../counting/owner-day.ts'
import { getSalt, insertSalt } from '../counting/queries.ts'

/** Reads the salt of the day, and remembers it for as long as that day lasts. */
export function createSaltReader(db: Db) {
  let remembered: { day: number; salt: Promise<string> } | undefined

  /** Of several processes the first one's salt stays, and all read that one. */
  async function readSalt(day: number) {
    await insertSalt(db, { day, salt: randomBytes(16).toString('base64url') })
    return getSalt(db, day)
  }

  return (now: number) => {
    const day = utcDay(now)
    if (remembered?.day === day) return remembered.salt
    const reading = { day, salt: readSalt(day) }
    remembered = reading
    reading.salt.catch(() => {
      if (remembered === reading) remembered = undefined
    })
    return reading.salt
  }
}
