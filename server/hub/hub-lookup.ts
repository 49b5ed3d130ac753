import type { IncomingMessage } from 'node:http'
import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { createLimiter } from '@nokshi/api/platform/limiter.ts'
import { Refusal } from '@nokshi/api/platform/refusal.ts'
import { type InAppExit, inAppExits } from '@nokshi/contract/linkhub/in-app-exit.ts'
import { Profile, toUsername } from '@nokshi/contract/linkhub.ts'
import { decodePart } from '@nokshi/contract/safe-url.ts'
import { LRUCache } from 'lru-cache'
import type { ServerBuild } from 'react-router'
import type { StoredFile } from '../http/send-file.ts'
import { hubPolicy, type Inline } from '../pages/page-headers.ts'
import { type SiteParts, siteOf, siteSettings } from '../pages/render-page.ts'
import { compressed, inlineParts } from '../pages/site-files.ts'
import { findInAppExit } from './in-app-exit.ts'

export interface HubParts extends SiteParts {
  /** Called for each page, because hot reload changes the build. */
  loadBuild: () => Promise<ServerBuild>
  bytesMax: number
  /** Whether the pages are on domains of their own. */
  isOnDomain?: boolean
}

/** A page as it was when the API was last asked about it. */
interface KnownPage {
  version: string
  checkedAt: number
  file: StoredFile
}

/** A page has a variant for each in-app browser exit. */
export interface HubForm {
  name: string
  inAppExit: InAppExit | undefined
}

export type LookupResult =
  | { kind: 'page'; page: KnownPage }
  /** To another name, or to a domain of its own. */
  | { kind: 'moved'; to: Profile }
  | { kind: 'missing' | 'suspended' | 'unreachable' }

/** How long a page is sent without asking for its version. */
const FRESH_MS = 1_000

/** Far longer than the API takes. After that, a known page is sent as it was. */
const PATIENCE_MS = 1_000

/** An estimate of the memory beside the bytes of a page. */
const ENTRY_BYTES = 2048

/**
 * Renders and compresses each page once per version, which the target of 0.6 of a bare server needs
 * (docs/bench.md). Changes by this process show at once, others after a second.
 */
export function createHubLookup(parts: HubParts) {
  const { config, fetchApi, drawings, pageSignal, loadBuild, bytesMax, isOnDomain = false } = parts
  const settings = { ...siteSettings(config), ...(isOnDomain && { studioUrl: config.siteUrl }) }
  const pages = new LRUCache<string, KnownPage>({
    maxSize: bytesMax,
    sizeCalculation: ({ file }) => file.bytes.byteLength + ENTRY_BYTES,
  })
  /** Of the content whose colours the pages have. */
  let contentVersion: number | undefined
  /** Lookups in progress, shared by equal requests. */
  const lookups = new Map<string, Promise<LookupResult>>()

  pageSignal?.on('changed', (usernames) => {
    for (const key of usernames.flatMap(keysOf)) {
      pages.delete(key)
      // Its answer may be older than the change.
      lookups.delete(key)
    }
  })

  function findFresh(form: HubForm) {
    dropOldLook()
    const page = pages.get(keyOf(form))
    return page && performance.now() - page.checkedAt < FRESH_MS ? page : undefined
  }

  function dropOldLook() {
    const { version } = drawings.publish('en')
    if (contentVersion !== version) pages.clear()
    contentVersion = version
  }

  async function lookUp(form: HubForm, visitor: IncomingMessage): Promise<LookupResult> {
    const key = keyOf(form)
    const underWay = lookups.get(key)
    if (underWay) return underWay
    const isCurrent = () => lookups.get(key) === lookup
    const lookup = ask(form, visitor, isCurrent).finally(() => isCurrent() && lookups.delete(key))
    lookups.set(key, lookup)
    return lookup
  }

  async function ask(form: HubForm, visitor: IncomingMessage, isCurrent: () => boolean): Promise<LookupResult> {
    const { name, inAppExit } = form
    const key = keyOf(form)
    const username = toUsername(decodePart(name))
    if (username === undefined) return { kind: 'missing' }
    const known = pages.get(key)
    const headers: Record<string, string> = known ? { 'if-none-match': known.version } : {}
    const path = `/api/linkhub/${username}`
    const answer = fetchApi(path, { method: 'GET', headers }, visitor).catch(() => undefined)
    const reply = await (known ? Promise.race([answer, delay(PATIENCE_MS)]) : answer)

    if (reply?.status === 404 || reply?.status === 410) {
      pages.delete(key)
      return { kind: reply.status === 404 ? 'missing' : 'suspended' }
    }
    if (known && (reply?.status === 304 || !reply?.ok)) {
      // While the API is down, the last known page is sent.
      known.checkedAt = performance.now()
      return { kind: 'page', page: known }
    }
    if (!reply?.ok) return { kind: 'unreachable' }

    const profile = Profile.parse(await reply.json())
    if (profile.username !== name || (profile.domain && !isOnDomain)) return { kind: 'moved', to: profile }
    const page = await make(profile, inAppExit, reply.headers.get('etag') ?? '')
    if (!page) return { kind: 'unreachable' }
    if (isCurrent()) pages.set(key, page)
    return { kind: 'page', page }
  }

  async function make(
    profile: Profile,
    inAppExit: InAppExit | undefined,
    version: string,
  ): Promise<KnownPage | undefined> {
    const checkedAt = performance.now()
    const published = drawings.publish('en')
    const render = async () => siteOf(await loadBuild()).renderHub(profile, settings, published, inAppExit)
    try {
      const file = await makeHubPage(render, (inline) => ({
        'Content-Security-Policy': hubPolicy(config, withFiles(profile, inline), {
          hasFonts: profile.look?.typeface === 'display',
          ...(profile.messageSettings && { formAction: isOnDomain ? config.siteUrl : "'self'" }),
          frames: [...new Set(profile.videos?.map(({ embedUrl }) => new URL(embedUrl).origin))],
        }),
        Vary: 'Accept-Encoding, User-Agent',
        ...(!profile.isListed && { 'X-Robots-Tag': 'noindex' }),
      }))
      return { version, checkedAt, file }
    } catch (error) {
      // The rendering queue is full.
      if (error instanceof Refusal) return undefined
      throw error
    }
  }

  return { findFresh, lookUp }
}

export function formOf(name: string, { headers }: IncomingMessage): HubForm {
  return { name, inAppExit: findInAppExit(headers['user-agent'] ?? '') }
}

/** No name has a space in it. */
function keyOf({ name, inAppExit }: HubForm) {
  return inAppExit ? `${name} ${inAppExit}` : name
}

function keysOf(name: string) {
  return [undefined, ...inAppExits].map((inAppExit) => keyOf({ name, inAppExit }))
}

/** Only a page with a number to copy or a video to play loads a script (hub-pages.ts). */
function withFiles({ payments, videos }: Profile, { scripts, styles }: Inline): Inline {
  return { scripts: (payments ?? videos) ? ["'self'", ...scripts] : scripts, styles }
}

/**
 * At most one per core, and Node has four threads for compression: more would only hold memory. After a
 * thousand in the queue, one would wait for seconds.
 */
const limitRendering = createLimiter({
  concurrency: Math.min(availableParallelism(), 4),
  queueMax: 1_000,
  busyCode: 'pages-busy',
})

function makeHubPage(
  render: () => Promise<string>,
  headersFor: (inline: Inline) => Record<string, string>,
): Promise<StoredFile> {
  return limitRendering(async () => {
    const html = await render()
    return compressed(Buffer.from(html), 'text/html; charset=utf-8', headersFor(inlineParts(html)))
  })
}
