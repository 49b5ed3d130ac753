interface Entry {
  at: number
  act: () => Promise<unknown>
}

export type Timetable = ReturnType<typeof createTimetable>

/** All that happens, each at its moment: the clock is moved there, then it is done. Records thus have the order of life. */
export function createTimetable(clock: { now: number }) {
  const entries: Entry[] = []
  return {
    add(at: number, act: Entry['act']) {
      entries.push({ at, act })
    },
    async run() {
      for (const { at, act } of entries.toSorted((one, other) => one.at - other.at)) {
        clock.now = at
        await act()
      }
    },
  }
}
