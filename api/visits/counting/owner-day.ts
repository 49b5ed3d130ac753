import { DAY, zonedTime } from '../../platform/zoned-time.ts'

const EPOCH = Temporal.PlainDate.from('1970-01-01')

export function dayIn(timeZone: string, now: number) {
  return utcDay(now + zonedTime(timeZone, now).offsetNanoseconds / 1e6)
}

export function utcDay(now: number) {
  return Math.floor(now / DAY)
}

export function isoDay(day: number) {
  return EPOCH.add({ days: day }).toString()
}
