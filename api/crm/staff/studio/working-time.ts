import type { StudioSettings } from '@nokshi/contract/crm/settings.ts'
import { MINUTE, zonedTime } from '../../../platform/zoned-time.ts'

export type WorkingHours = Pick<StudioSettings, 'timeZone' | 'workDays' | 'opens' | 'closes' | 'holidays'>

/** Bounds the count of longer waits. */
const DAYS_MAX = 400

export function workingMinutes(hours: WorkingHours, from: number, to: number) {
  let total = 0
  for (const { start, end } of workingSpans(hours, from))
    if (start >= to) break
    else total += Math.max(0, Math.min(end, to) - Math.max(start, from))
  return Math.floor(total / MINUTE)
}

/** The time after so many working minutes; without working days, after so many minutes. */
export function afterWorkingMinutes(hours: WorkingHours, from: number, minutes: number) {
  let left = minutes * MINUTE
  for (const { start, end } of workingSpans(hours, from)) {
    const begun = Math.max(start, from)
    if (end - begun >= left) return begun + left
    left -= Math.max(0, end - begun)
  }
  return from + minutes * MINUTE
}

/** The working hours of each day, beginning with the day of this moment. */
function* workingSpans({ timeZone, workDays, opens, closes, holidays }: WorkingHours, from: number) {
  let day = zonedTime(timeZone, from).toPlainDate()
  // An unknown zone counts as UTC.
  const zone = zonedTime(timeZone, from).timeZoneId
  const at = (time: string) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds
  for (let count = 0; count < DAYS_MAX; count++) {
    // Sunday is 7 in Temporal and 0 in the settings.
    if (workDays.includes(day.dayOfWeek % 7) && !holidays.includes(day.toString()))
      yield { start: at(opens), end: at(closes) }
    day = day.add({ days: 1 })
  }
}
