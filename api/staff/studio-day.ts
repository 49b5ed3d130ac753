/** Making a formatter takes a hundred times as long as using one. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const DAY = 24 * 60 * 60 * 1000

/** The day it is in the studio, as ISO writes it: 2026-11-15. */
export function studioDay(timeZone: string, now: number) {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    // Swedes write dates as ISO does.
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
    formatters.set(timeZone, formatter)
  }
  return formatter.format(now)
}

export function nextDay(day: string) {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
}

/** When the studio's month began, to the minute. No zone is further from UTC than 14 hours. */
export function startOfMonth(timeZone: string, now: number) {
  const month = studioDay(timeZone, now).slice(0, 7)
  let early = Date.parse(`${month}-01`) - DAY
  let late = early + 2 * DAY
  while (late - early > MINUTE) {
    const middle = early + Math.floor((late - early) / (2 * MINUTE)) * MINUTE
    if (studioDay(timeZone, middle).slice(0, 7) < month) early = middle
    else late = middle
  }
  return late
}

const MINUTE = 60 * 1000
