import type { Profile } from '@nokshi/contract/linkhub.ts'
import { createAnswerHeaders, JSON_TYPE } from '../platform/answer-headers.ts'
import type { Deps } from '../platform/deps.ts'

/** All that is said about an answer, as node:http sends it the fastest: names and values in turns. */
interface ReadyHeaders {
  whole: string[]
  /** For those who have it already. */
  known: string[]
}

/** An answer about a profile. */
interface ReadyProfile {
  etag: string
  toSite: ReadyHeaders
  toOthers: ReadyHeaders
  /** A byte per character: node:http sends headers and a text in one piece, but headers and bytes in two. */
  body: string
}

interface Kept extends ReadyProfile {
  keptAt: number
  /** Whether somebody was sent to find out if it is still right. */
  isAskedAgain: boolean
}

/** Asked for every time, so that an edit shows at once; an unchanged profile is not sent again. */
export const PROFILE_CACHING = 'public, no-cache'

/** For so long an answer is given again without asking whether it is still right, as pages are. */
const FRESH_MS = 1_000

/** So much longer while one request finds out: the others need not all ask the same. */
const GRACE_MS = 200

/** At some kilobytes each; more than that are hardly asked for within the second that they are fresh. */
const KEPT_MAX = 300

/**
 * The latest answers about profiles, by the names they were asked for. A change made by this process shows with the next
 * request, one made elsewhere a second later.
 */
export function createReadyProfiles({ config, pageSignal }: Pick<Deps, 'config' | 'pageSignal'>) {
  const headersFor = createAnswerHeaders(config)
  const kept = new Map<string, Kept>()
  let changes = 0

  function makeReady(etag: string, profile: Profile): ReadyProfile {
    const bytes = Buffer.from(JSON.stringify(profile))
    const own = { 'Content-Type': JSON_TYPE, 'Content-Length': String(bytes.length) }
    const headersTo = (origin: string | undefined): ReadyHeaders => {
      const known = { ...headersFor(origin), 'Cache-Control': PROFILE_CACHING, ETag: etag }
      return { whole: Object.entries({ ...known, ...own }).flat(), known: Object.entries(known).flat() }
    }
    return {
      etag,
      toSite: headersTo(config.siteUrl),
      toOthers: headersTo(undefined),
      body: bytes.toString('latin1'),
    }
  }

  pageSignal.on('changed', (usernames) => {
    changes++
    for (const username of usernames) kept.delete(username)
  })

  return {
    findFresh(username: string): ReadyProfile | undefined {
      const ready = kept.get(username)
      if (!ready) return undefined
      const age = performance.now() - ready.keptAt
      if (age < FRESH_MS || (ready.isAskedAgain && age < FRESH_MS + GRACE_MS)) return ready
      ready.isAskedAgain = true
      return undefined
    },
    /** To be called before a profile is read. What is read is kept, unless something was changed meanwhile. */
    startReading() {
      const keptAt = performance.now()
      const before = changes
      return {
        keep(username: string, etag: string, profile: Profile) {
          if (changes !== before) return
          kept.delete(username)
          for (const oldest of kept.keys()) if (kept.size >= KEPT_MAX) kept.delete(oldest)
          kept.set(username, { ...makeReady(etag, profile), keptAt, isAskedAgain: false })
        },
        /** For one that is the same as before. */
        keepOn(username: string, etag: string) {
          const ready = kept.get(username)
          if (changes === before && ready?.etag === etag)
            kept.set(username, { ...ready, keptAt, isAskedAgain: false })
        },
      }
    },
  }
}

export type ReadyProfiles = ReturnType<typeof createReadyProfiles>
