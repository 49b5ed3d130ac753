/** What the clocks show in a time zone. UTC for a zone that an older release accepted and Temporal does not know. */
export function zonedTime(timeZone: string, now: number) {
  const instant = Temporal.Instant.fromEpochMilliseconds(now)
  try {
    return instant.toZonedDateTimeISO(timeZone)
  } catch {
    return instant.toZonedDateTimeISO('UTC')
  }
}
