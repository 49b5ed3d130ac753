export const MINUTE = 60 * 1000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Dhaka has had no summer time since 2010. */
const DHAKA = 6 * HOUR

/** An hour of the day in Dhaka, so many days ago, but never later than the present. */
export function daytime(present: number, daysAgo: number, hour: number) {
  const midnight = Math.floor((present + DHAKA) / DAY) * DAY - DHAKA
  return Math.min(midnight - daysAgo * DAY + hour * HOUR, present - MINUTE)
}

/** The date in Dhaka, so many days from the present. */
export function dateIn(present: number, days: number) {
  return new Date(present + DHAKA + days * DAY).toISOString().slice(0, 10)
}
