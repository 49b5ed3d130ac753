import { LRUCache } from 'lru-cache'
import type { Db } from '../database/connect.ts'
import { findProfileIdAfter, listConfirmedPages } from './queries.ts'

/** Few enough that a part is as quick as any other answer. A million pages then have a thousand parts. */
const PART_SIZE = 1_000

/** Sorts before every id. */
const BEFORE_ALL = '0'

/** Search engines need no fresher list. */
const FRESH_MS = 60 * 60 * 1000

/** Profiles are counted off by their ids, which grow with time: only the last part changes. */
export function createListedPages(db: Db, now: () => number) {
  /** Of one entry: with a million pages, looking for the starts takes a thousand queries. */
  const cache = new LRUCache<'starts', string[]>({
    max: 1,
    // An entry is stale once it is older than this.
    ttl: FRESH_MS - 1,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: findStarts,
  })

  async function findStarts() {
    const starts = [BEFORE_ALL]
    for (;;) {
      const next = await findProfileIdAfter(db, starts.at(-1) ?? BEFORE_ALL, PART_SIZE)
      if (next === undefined) return starts
      starts.push(next)
    }
  }

  return {
    listStarts: () => cache.forceFetch('starts'),
    listPart: (start: string) => listConfirmedPages(db, start, PART_SIZE),
  }
}
