import { LRUCache } from 'lru-cache'
import type { Db } from '../database/connect.ts'
import { implement } from '../http/implement.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { findProfileIdAfter, listConfirmedPages } from './queries.ts'

export function listedPageRoutes(deps: Deps) {
  const { listStarts, listPart } = createListedPages(deps.db, deps.now)
  return implement({
    'GET /api/listed-pages': async () => ({ starts: await listStarts() }),
    'GET /api/listed-pages/{start}': async (_c, { start }) => ({ pages: await listPart(requireStart(start)) }),
  })
}

/** An address can hold anything, even a NUL, which PostgreSQL refuses to look up. */
function requireStart(input: string) {
  if (/^[0-9a-z]{1,40}$/.test(input)) return input
  throw new Refusal('not-found', 'no-such-part')
}

/** Few enough that a part is as quick as any other answer. A million pages then have a thousand parts. */
const PART_SIZE = 1_000

/** Sorts before every id. */
const BEFORE_ALL = '0'

/** Search engines need no fresher list. */
const FRESH_MS = 60 * 60 * 1000

/** Profiles are counted off by their ids, which grow with time: only the last part changes. */
function createListedPages(db: Db, now: () => number) {
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
