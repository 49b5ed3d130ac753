import { instantOf, zonedTime } from '../../platform/zoned-time.ts'

const HOUR = '08:00'

export function nextReportAt(timeZone: string, weekday: number, after: number) {
  const today = zonedTime(timeZone, after).toPlainDate()
  const day = today.add({ days: (weekday - today.dayOfWeek + 7) % 7 })
  const at = instantOf(timeZone, day.toString(), HOUR)
  return at > after ? at : instantOf(timeZone, day.add({ days: 7 }).toString(), HOUR)
}

/** The ISO week of a report: whoever chooses another day still gets one a week. */
export function weekOf(timeZone: string, at: number) {
  const { yearOfWeek, weekOfYear } = zonedTime(timeZone, at)
  return `${yearOfWeek}-W${weekOfYear}`
}
