import { addressGroup } from '../platform/client-address.ts'

/**
 * More visits to one page than a whole mobile network behind one address makes in ten minutes. Beyond that they are
 * still answered, but counted apart.
 */
const FLOOD_VISITS = 200_000
const WINDOW_MS = 10 * 60 * 1000

/** About 10 MB. When there are more, the guard starts over: better to let a flood pass than to run out of memory. */
const SENDERS_MAX = 100_000

/** Counts in the memory of its process: each of n processes lets its own share through. */
export function createFloodGuard(visitsMax = FLOOD_VISITS) {
  const visits = new Map<string, number>()
  let endsAt = 0

  const keyOf = (address: string, profileId: string) => `${profileId} ${addressGroup(address)}`

  return {
    isFlooding(address: string, profileId: string, now: number) {
      if (now >= endsAt || visits.size >= SENDERS_MAX) {
        visits.clear()
        endsAt = now + WINDOW_MS
      }
      return (visits.get(keyOf(address, profileId)) ?? 0) >= visitsMax
    },
    noteVisit(address: string, profileId: string) {
      const key = keyOf(address, profileId)
      visits.set(key, (visits.get(key) ?? 0) + 1)
    },
  }
}

export type FloodGuard = ReturnType<typeof createFloodGuard>
