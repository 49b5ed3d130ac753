import { zonedTime } from '../../../platform/zoned-time.ts'

/** The date in the studio, as 2026-11-15. */
export function studioDay(timeZone: string, now: number) {
  return zonedTime(timeZone, now).toPlainDate().toString()
}

export function addDays(day: string, days: number) {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}
