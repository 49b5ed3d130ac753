/** In milliseconds. */
export const MINUTE = 60 * 1000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** When a clock of this time zone shows this hour on this day; a skipped hour is the one after it. */
export function instantOf(timeZone: string, day: string, hour: string) {
  const wall = Temporal.PlainDateTime.from(`${day}T${hour}`)
  return wall.toZonedDateTime(zonedTime(timeZone, 0).timeZoneId).epochMilliseconds
}

/** The time in a time zone. UTC for a zone that an older release accepted and Temporal does not know. */
export function zonedTime(timeZone: string, now: number) {
  const instant = Temporal.Instant.fromEpochMilliseconds(now)
  try {
    return instant.toZonedDateTimeISO(timeZone)
  } catch {
    return instant.toZonedDateTimeISO('UTC')
  }
}
