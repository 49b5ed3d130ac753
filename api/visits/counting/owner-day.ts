import { LRUCache } from 'lru-cache'
import { zonedTime } from '../../platform/zoned-time.ts'

const DAY = 24 * 60 * 60 * 1000

const EPOCH = Temporal.PlainDate.from('1970-01-01')

/** The day it was last in a time zone, and until when: every beacon asks, and Temporal takes longer than the rest of the question. */
const today = new LRUCache<string, { day: number; from: number; until: number }>({ max: 600 })

/** The number of the day it is in a time zone, counted from 1970-01-01. */
export function dayIn(timeZone: string, now: number) {
  const known = today.get(timeZone)
  if (known && known.from <= now && now < known.until) return known.day
  const there = zonedTime(timeZone, now)
  const start = there.startOfDay()
  const day = utcDay(now + there.offsetNanoseconds / 1e6)
  today.set(timeZone, {
    day,
    from: start.epochMilliseconds,
    until: start.add({ days: 1 }).startOfDay().epochMilliseconds,
  })
  return day
}

export function utcDay(now: number) {
  return Math.floor(now / DAY)
}

/** The day of that number as people write it: 2026-11-15. */
export function isoDay(day: number) {
  return EPOCH.add({ days: day }).toString()
}
