export const MINUTE = 60 * 1000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The time difference of Dhaka, without summer time since 2010. */
const DHAKA = 6 * HOUR

export type Schedule = ReturnType<typeof createSchedule>

/** Everything that happens, in order of time: the clock is set to each moment, then the action is run. */
export function createSchedule(clock: { now: number }, present: number) {
  const actions: { at: number; run: () => Promise<unknown> }[] = []
  return {
    present,
    add(at: number, run: () => Promise<unknown>) {
      actions.push({ at, run })
    },
    /** An hour of the day in Dhaka, so many days ago, but never later than the present. */
    hourOf(daysAgo: number, hour: number) {
      const midnight = Math.floor((present + DHAKA) / DAY) * DAY - DHAKA
      return Math.min(midnight - daysAgo * DAY + hour * HOUR, present - MINUTE)
    },
    async run() {
      for (const { at, run } of actions.toSorted((one, other) => one.at - other.at)) {
        clock.now = at
        await run()
      }
    },
  }
}

/** The date in Dhaka, so many days later. */
export function dateAfter(at: number, days: number) {
  return new Date(at + DHAKA + days * DAY).toISOString().slice(0, 10)
}
