import type { Db } from '../database/connect.ts'
import { findProfileForVisit } from '../linkhub/queries.ts'
import { dayIn } from './owner-day.ts'

type Profile = NonNullable<Awaited<ReturnType<typeof findProfileForVisit>>>

/** The page that was opened, and the day it is for its owner. */
export interface Page {
  profileId: string
  day: number
  profile: Profile
}

/** So long a change to a page may take to be noticed by other processes. A page that is gone takes no visits at all. */
const REMEMBERED_MS = 1_000

/** Looks pages up by name, each once a second at most: a lookup takes as long as all the rest of recording a visit. */
export function createPageFinder(db: Db) {
  const remembered = new Map<string, Profile>()
  let since = 0

  /** A name that nobody has is not remembered: it may be taken the next moment. */
  async function find(name: string) {
    const known = remembered.get(name)
    if (known) return known
    const found = await findProfileForVisit(db, name)
    if (found) remembered.set(name, found)
    return found
  }

  return {
    /** The pages that exist and are not suspended, by the names they were asked for. */
    async findAll(names: string[], now: number) {
      if (Math.abs(now - since) >= REMEMBERED_MS) {
        remembered.clear()
        since = now
      }
      const pages = new Map<string, Page>()
      for (const name of new Set(names)) {
        const profile = await find(name)
        if (!profile || profile.suspendedAt !== null) continue
        pages.set(name, { profileId: profile.id, day: dayIn(profile.timeZone, now), profile })
      }
      return pages
    },
    forgetAll: () => remembered.clear(),
  }
}
