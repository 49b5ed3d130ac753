import { LRUCache } from 'lru-cache'
import type { Deps } from '../platform/deps.ts'
import { presentBlocks } from './present-blocks.ts'
import { presentProfile } from './present-profile.ts'
import { getPublicProfile } from './public-profile.ts'
import { listCustomLinks } from './queries.ts'
import { findScheduledChanges } from './showing.ts'

/** A profile as it is sent, with the name of its version. */
interface SentProfile {
  etag: string
  json: string
  /** The version of its row. */
  row: string
  /** When it changes by itself. */
  changesAt: number
}

/** For so long an answer is given again without asking the database whether it is still right. */
const FRESH_MS = 1_000

/** At some kilobytes each; more than that are hardly asked for within the second that they are fresh. */
const PROFILES_MAX = 300

/**
 * The latest answers about profiles, by the names they were asked for. A change made by this process shows with the next
 * request, one made elsewhere a second later. Whoever asks for a profile that is being read waits for the same reading.
 */
export function createProfileCache(deps: Pick<Deps, 'config' | 'db' | 'now' | 'pageSignal'>) {
  const { config, db, now: clock, pageSignal } = deps
  const cache = new LRUCache<string, SentProfile>({
    max: PROFILES_MAX,
    ttl: FRESH_MS,
    // What is dropped while it is being read still answers those who wait for it, but is not kept.
    ignoreFetchAbort: true,
    fetchMethod: (name, known) => readProfile(name, known),
  })

  pageSignal.on('changed', (usernames) => {
    for (const username of usernames) cache.delete(username)
  })

  async function readProfile(name: string, known: SentProfile | undefined): Promise<SentProfile> {
    const profile = await getPublicProfile(db, name)
    const now = clock()
    // Its version does not know whether the owner's address was confirmed.
    const row = `${profile.id}-${profile.version}.${profile.blocksVersion}-${profile.emailVerified}`
    if (known?.row === row && now < known.changesAt) return known
    const customLinks = await listCustomLinks(db, profile.id)
    const blocks = await presentBlocks(deps, profile)
    const { last, next } = findScheduledChanges(customLinks, now, blocks.changesAt)
    const json = JSON.stringify({ ...presentProfile(config, profile, customLinks, now), ...blocks.shown })
    return { etag: last === 0 ? `"${row}"` : `"${row}-${last}"`, json, row, changesAt: next }
  }

  return {
    /** The profile of that name. With `isForced` the database is asked even if it was asked a moment ago. */
    get: (name: string, isForced: boolean) => cache.forceFetch(name, { forceRefresh: isForced }),
  }
}
