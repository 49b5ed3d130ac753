import { LRUCache } from 'lru-cache'
import { getStudioSettings } from '../../crm/staff/studio/studio.ts'
import type { Db } from '../../database/connect.ts'
import { findProfileForVisit, type ProfileRow } from '../../linkhub/queries.ts'
import type { LinkedPage } from '../counting/page-links.ts'
import { WHOLE_SITE } from '../counting/visit-event.ts'

export type Page = LinkedPage & Pick<ProfileRow, 'ownerId' | 'timeZone' | 'countsOwnVisits'>

/** How late other processes may notice a change to a page. */
const FRESH_MS = 1_000

const PAGES_MAX = 5_000

/** Looks each page up at most once a second, because a lookup takes longer than the rest (docs/bench.md). */
export function createPageFinder(lookUp: (name: string) => Promise<Page | undefined>, now: () => number) {
  const lookups = new LRUCache<string, Promise<Page | undefined>>({
    max: PAGES_MAX,
    // An entry is stale once it is older than this.
    ttl: FRESH_MS - 1,
    ttlResolution: 0,
    perf: { now },
  })

  return {
    find(name: string) {
      const known = lookups.get(name)
      if (known) return known
      const lookup = lookUp(name)
      // An unknown name is not cached, because it may be taken at any moment.
      const drop = () => lookups.peek(name) === lookup && lookups.delete(name)
      lookups.set(name, lookup)
      lookup.then((page) => page ?? drop(), drop)
      return lookup
    },
    forgetAll: () => lookups.clear(),
  }
}

export async function findVisiblePage(db: Db, name: string) {
  const found = await findProfileForVisit(db, name)
  return found?.suspendedAt === null ? found : undefined
}

/** Whoever of the studio is logged in is the owner of its site. */
export const STUDIO = 'studio'

/** The studio's own visits are never counted. */
export async function findSite(db: Db): Promise<Page> {
  const { timeZone } = await getStudioSettings(db)
  const noLinks = { socials: '{}', profiles: '[]', contactMethods: '{}' }
  return { id: WHOLE_SITE, ownerId: STUDIO, timeZone, countsOwnVisits: 0, ...noLinks }
}
