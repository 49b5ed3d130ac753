import { zonedTime } from '../../../platform/zoned-time.ts'

/** The day it is in the studio, as ISO writes it: 2026-11-15. */
export function studioDay(timeZone: string, now: number) {
  return zonedTime(timeZone, now).toPlainDate().toString()
}

export function addDays(day: string, days: number) {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

export function startOfMonth(timeZone: string, now: number) {
  return zonedTime(timeZone, now).with({ day: 1 }).startOfDay().epochMilliseconds
}
