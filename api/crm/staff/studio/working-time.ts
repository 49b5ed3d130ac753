import type { StudioSettings } from '@nokshi/contract/crm/settings.ts'
import { zonedTime } from '../../../platform/zoned-time.ts'

export type WorkingHours = Pick<StudioSettings, 'timeZone' | 'workDays' | 'opens' | 'closes' | 'holidays'>

const MINUTE = 60_000

/** What has waited for longer is counted as if it had waited for so long. */
const DAYS_MAX = 400

/** So many minutes of working time lie between the two moments. */
export function workingMinutes(hours: WorkingHours, from: number, to: number) {
  let total = 0
  for (const { start, end } of workingSpans(hours, from))
    if (start >= to) break
    else total += Math.max(0, Math.min(end, to) - Math.max(start, from))
  return Math.floor(total / MINUTE)
}

/** When so many minutes of working time have passed; with no working day at all, after as many minutes. */
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
  // The zone as it is understood: an unknown one counts as UTC.
  const zone = zonedTime(timeZone, from).timeZoneId
  const at = (time: string) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds
  for (let count = 0; count < DAYS_MAX; count++) {
    // Temporal counts Sunday as the seventh day, and the settings as the noughth.
    if (workDays.includes(day.dayOfWeek % 7) && !holidays.includes(day.toString()))
      yield { start: at(opens), end: at(closes) }
    day = day.add({ days: 1 })
  }
}
