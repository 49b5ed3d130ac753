import type { IncomingMessage } from 'node:http'
import { Profile, toUsername } from '@nokshi/contract/linkhub.ts'
import type { ServerBuild } from 'react-router'
import { makeReady } from './hub-answer.ts'
import { createHubCache, type KnownPage } from './hub-cache.ts'
import { hubPolicy, siteHeaders } from './page-headers.ts'
import { type SiteParts, siteOf, siteSettings } from './render-page.ts'
import { makePage } from './site-files.ts'

export interface HubParts extends SiteParts {
  /** The build, anew for each page: with hot reload it changes. */
  loadBuild: () => Promise<ServerBuild>
  /** How much memory the pages may take up. */
  bytesMax: number
}

/** What became of looking for a page. */
export type Finding =
  | { kind: 'page'; known: KnownPage }
  | { kind: 'moved'; username: string }
  | { kind: 'missing' | 'suspended' | 'unreachable' }

/** For so long a page is sent without asking whether it is still the latest. */
const FRESH_MS = 1_000

/**
 * Finds pages, each rendered and compressed once per version. A change made by this process shows with the next
 * request, one made elsewhere a second later.
 */
export function createHubLookup({ config, fetchApi, pageSignal, loadBuild, bytesMax }: HubParts) {
  const settings = siteSettings(config)
  const pages = createHubCache(bytesMax)
  /** The questions under way, by name: whoever asks the same waits for the same answer. */
  const lookups = new Map<string, Promise<Finding>>()

  pageSignal?.on('changed', (usernames) => {
    for (const username of usernames) {
      pages.drop(username)
      // Its answer may be older than the change.
      lookups.delete(username)
    }
  })

  function findFresh(name: string) {
    const known = pages.find(name)
    return known && performance.now() - known.checkedAt < FRESH_MS ? known : undefined
  }

  function find(name: string, visitor: IncomingMessage) {
    const underWay = lookups.get(name)
    if (underWay) return underWay
    const isCurrent = () => lookups.get(name) === lookup
    const lookup = ask(name, visitor, isCurrent).finally(() => isCurrent() && lookups.delete(name))
    lookups.set(name, lookup)
    return lookup
  }

  async function ask(name: string, visitor: IncomingMessage, isCurrent: () => boolean): Promise<Finding> {
    const username = toUsername(decodeName(name))
    if (username === undefined) return { kind: 'missing' }
    const known = pages.find(name)
    const headers: Record<string, string> = known ? { 'if-none-match': known.version } : {}
    const path = `/api/linkhub/${username}`
    const reply = await fetchApi(path, { method: 'GET', headers }, visitor).catch(() => undefined)

    if (reply?.status === 404 || reply?.status === 410) {
      pages.drop(name)
      return { kind: reply.status === 404 ? 'missing' : 'suspended' }
    }
    if (known && (reply?.status === 304 || !reply?.ok)) {
      // While the API is away, a page that was right a moment ago is better than none.
      known.checkedAt = performance.now()
      if (isCurrent()) pages.keep(name, known)
      return { kind: 'page', known }
    }
    if (!reply?.ok) return { kind: 'unreachable' }

    const profile = Profile.parse(await reply.json())
    if (profile.username !== name) return { kind: 'moved', username: profile.username }
    const fresh = await make(profile, reply.headers.get('etag') ?? '')
    if (isCurrent()) pages.keep(name, fresh)
    return { kind: 'page', known: fresh }
  }

  async function make(profile: Profile, version: string): Promise<KnownPage> {
    const checkedAt = performance.now()
    const html = siteOf(await loadBuild()).renderHub(profile, settings)
    const page = await makePage(html, (inline) => hubPolicy(config, inline))
    const headers = { ...siteHeaders(config), ...(!profile.isListed && { 'X-Robots-Tag': 'noindex' }) }
    return { version, checkedAt, page: makeReady(page, headers) }
  }

  return { findFresh, find }
}

/** A name with broken percent signs is no username either way. */
export function decodeName(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
