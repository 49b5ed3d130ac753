const DAY = 24 * 60 * 60 * 1000

const MINUTE = 60 * 1000

/** A time zone, and what day it was there when it was last asked for. */
interface Zone {
  formatter: Intl.DateTimeFormat
  minute: number
  day: number
}

/** Making a formatter takes a hundred times as long as using one, and there are only a few hundred time zones. */
const zones = new Map<string, Zone>()

/** The number of the day it is in a time zone, counted from 1970-01-01. Days begin with a minute, in every time zone. */
export function dayIn(timeZone: string, now: number) {
  const zone = zones.get(timeZone) ?? addZone(timeZone)
  const minute = Math.floor(now / MINUTE)
  if (zone.minute !== minute) {
    zone.day = Date.parse(zone.formatter.format(now)) / DAY
    zone.minute = minute
  }
  return zone.day
}

function addZone(timeZone: string) {
  // Swedes write dates as ISO does.
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  const zone: Zone = { formatter, minute: Number.NaN, day: Number.NaN }
  zones.set(timeZone, zone)
  return zone
}

export function utcDay(now: number) {
  return Math.floor(now / DAY)
}

/** The day of that number as people write it: 2026-11-15. */
export function isoDay(day: number) {
  return new Date(day * DAY).toISOString().slice(0, 10)
}
