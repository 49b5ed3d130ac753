import type { IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { Refusal } from '@nokshi/api/platform/refusal.ts'
import { Profile, toUsername } from '@nokshi/contract/linkhub.ts'
import type { ServerBuild } from 'react-router'
import type { Form } from './body-forms.ts'
import { createHubCache, type KnownPage } from './hub-cache.ts'
import { addPageForm, makeHubPage, type Ready } from './hub-page.ts'
import { hubPolicy, siteHeaders } from './page-headers.ts'
import { type SiteParts, siteOf, siteSettings } from './render-page.ts'

export interface HubParts extends SiteParts {
  /** The build, anew for each page: with hot reload it changes. */
  loadBuild: () => Promise<ServerBuild>
  /** How much memory the pages may take up. */
  bytesMax: number
}

type Elsewhere = { kind: 'moved'; username: string } | { kind: 'missing' | 'suspended' | 'unreachable' }

/** What became of looking for a page. */
export type Finding = { kind: 'page'; ready: Ready } | Elsewhere

type Lookup = { kind: 'page'; known: KnownPage } | Elsewhere

/** For so long a page is sent without asking whether it is still the latest. */
const FRESH_MS = 1_000

/** Far longer than a healthy API takes. When its database is frozen, whoever asks for a known page need not wait for it. */
const PATIENCE_MS = 1_000

/**
 * Finds pages, each rendered once per version and compressed once per form. A change made by this process shows with the next
 * request, one made elsewhere a second later.
 */
export function createHubLookup({ config, fetchApi, pageSignal, loadBuild, bytesMax }: HubParts) {
  const settings = siteSettings(config)
  const pages = createHubCache(bytesMax)
  /** The questions under way, by name: whoever asks the same waits for the same answer. */
  const lookups = new Map<string, Promise<Lookup>>()

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

  /** The page if nothing is left to do but to send it. */
  function findReady(name: string, form: Form) {
    return findFresh(name)?.page.forms[form]
  }

  async function find(name: string, form: Form, visitor: IncomingMessage): Promise<Finding> {
    try {
      const lookup = await lookUp(name, visitor)
      if (lookup.kind !== 'page') return lookup
      const { known } = lookup
      return { kind: 'page', ready: known.page.forms[form] ?? (await complete(name, known, form)) }
    } catch (fault) {
      // Too many pages wait for their turn.
      if (fault instanceof Refusal) return { kind: 'unreachable' }
      throw fault
    }
  }

  async function complete(name: string, known: KnownPage, form: Form) {
    const ready = await addPageForm(known.page, form)
    // It has become heavier.
    if (pages.find(name) === known) pages.keep(name, known)
    return ready
  }

  async function lookUp(name: string, visitor: IncomingMessage) {
    const fresh = findFresh(name)
    if (fresh) return { kind: 'page' as const, known: fresh }
    const underWay = lookups.get(name)
    if (underWay) return underWay
    const isCurrent = () => lookups.get(name) === lookup
    const lookup = ask(name, visitor, isCurrent).finally(() => isCurrent() && lookups.delete(name))
    lookups.set(name, lookup)
    return lookup
  }

  async function ask(name: string, visitor: IncomingMessage, isCurrent: () => boolean): Promise<Lookup> {
    const username = toUsername(decodeName(name))
    if (username === undefined) return { kind: 'missing' }
    const known = pages.find(name)
    const headers: Record<string, string> = known ? { 'if-none-match': known.version } : {}
    const path = `/api/linkhub/${username}`
    const answer = fetchApi(path, { method: 'GET', headers }, visitor).catch(() => undefined)
    const reply = await (known ? Promise.race([answer, delay(PATIENCE_MS)]) : answer)

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
    const headers = { ...siteHeaders(config), ...(!profile.isListed && { 'X-Robots-Tag': 'noindex' }) }
    const render = async () => siteOf(await loadBuild()).renderHub(profile, settings)
    const page = await makeHubPage(render, headers, (inline) => hubPolicy(config, inline))
    return { version, checkedAt, page }
  }

  return { findReady, find }
}

/** A name with broken percent signs is no username either way. */
export function decodeName(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
