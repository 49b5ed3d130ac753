import type { Db } from '../database/connect.ts'
import { findProfileIdAfter, listConfirmedPages } from './queries.ts'

/** Few enough that a part is as quick as any other answer. A million pages then have a thousand parts. */
const PART_SIZE = 1_000

/** Sorts before every id. */
const BEFORE_ALL = '0'

/** Nobody who looks for pages needs to hear of a new part sooner. */
const KEPT_MS = 60 * 60 * 1000

/** Profiles are counted off by their ids, which are in the order of their making: only the last part ever grows. */
export function createListedPages(db: Db, now: () => number) {
  let kept: { starts: Promise<string[]>; at: number } | undefined

  async function findStarts() {
    const starts = [BEFORE_ALL]
    for (;;) {
      const next = await findProfileIdAfter(db, starts.at(-1) ?? BEFORE_ALL, PART_SIZE)
      if (next === undefined) return starts
      starts.push(next)
    }
  }

  return {
    /** Asked for at the same time, or within an hour, they are looked for once. */
    listStarts() {
      if (!kept || now() - kept.at >= KEPT_MS) {
        const starts = findStarts()
        const found = { starts, at: now() }
        kept = found
        // The next one who asks tries again.
        starts.catch(() => {
          if (kept === found) kept = undefined
        })
      }
      return kept.starts
    },
    listPart: (start: string) => listConfirmedPages(db, start, PART_SIZE),
  }
}
