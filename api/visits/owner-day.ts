const DAY = 24 * 60 * 60 * 1000

/** Making a formatter takes a hundred times as long as using one, and there are only a few hundred time zones. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** The number of the day it is in a time zone, counted from 1970-01-01. */
export function dayIn(timeZone: string, now: number) {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    // Swedes write dates as ISO does.
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
    formatters.set(timeZone, formatter)
  }
  return Date.parse(formatter.format(now)) / DAY
}

export function utcDay(now: number) {
  return Math.floor(now / DAY)
}

/** The day of that number as people write it: 2026-11-15. */
export function isoDay(day: number) {
  return new Date(day * DAY).toISOString().slice(0, 10)
}
