import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Config } from '@nokshi/api/platform/config.ts'
import { describeError, type Log } from '@nokshi/api/platform/log.ts'
import type { PageSignal } from '@nokshi/api/platform/page-signal.ts'
import { demoNotices } from '@nokshi/content/demo.ts'
import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import type { InAppExit } from '@nokshi/contract/linkhub/in-app-exit.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import type { PublishedContent } from '@nokshi/site/app/platform/settings.ts'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { RequestParts } from '../../site/app/platform/load-context.ts'
import type { Settings } from '../../site/app/platform/settings.ts'
import { chooseEncoding, compress, EACH_TIME } from '../http/compression.ts'
import { webListener } from '../http/web-listener.ts'
import type { Drawings } from './drawings.ts'
import type { VisitorFetch } from './fetch-api.ts'
import { headersFor, type PageTraits, siteHeaders } from './page-headers.ts'

export interface SiteParts {
  config: Config
  log: Log
  fetchApi: VisitorFetch
  drawings: Drawings
  /** Tells which pages have changed. Absent where the API runs apart. */
  pageSignal?: PageSignal | undefined
}

interface Rendering {
  /** The build, anew for each request: with hot reload it changes. */
  loadBuild: () => Promise<ServerBuild>
  language?: SiteLanguage['code']
  /** The content policy of a page whose scripts carry this nonce. Without it pages have neither. */
  policyFor?: (nonce: string) => string
}

export function createPageListener(
  { config, log, fetchApi, drawings }: SiteParts,
  { loadBuild, language = 'en', policyFor }: Rendering,
): RequestListener {
  const settings = siteSettings(config, language)
  const headers = siteHeaders(config)

  async function renderPage(request: Request, visitor: IncomingMessage) {
    const build = await loadBuild()
    const nonce = policyFor && randomBytes(16).toString('base64')
    const { createLoadContext, createRequestHandler, findPage } = siteOf(build)
    const context = createLoadContext({
      fetchApi: (path, call) => fetchApi(path, call, visitor),
      settings,
      published: drawings.publish(language),
      nonce,
      report: (error) => log.error('page failed', describeError(error)),
    })
    const page = await createRequestHandler(build)(request, context)
    const { pathname } = new URL(request.url)
    for (const [name, value] of Object.entries({ ...headers, ...headersFor(findPage(pathname)) }))
      page.headers.set(name, value)
    if (policyFor && nonce) page.headers.set('Content-Security-Policy', policyFor(nonce))
    else page.headers.delete('Content-Security-Policy')
    // A nonce must not serve twice, so no shared cache may keep the page.
    if (!page.headers.has('Cache-Control')) page.headers.set('Cache-Control', 'private, no-cache')
    return compressPage(page, visitor.headers['accept-encoding'])
  }

  return webListener(renderPage, log)
}

async function compressPage(page: Response, accepted: string | undefined) {
  page.headers.append('Vary', 'Accept-Encoding')
  const encoding = page.body ? chooseEncoding(accepted) : 'identity'
  if (encoding === 'identity') return page
  const body = await compress(encoding, new Uint8Array(await page.arrayBuffer()), EACH_TIME)
  page.headers.set('Content-Encoding', encoding)
  return new Response(new Uint8Array(body), { status: page.status, headers: page.headers })
}

/** What the site's entry.server.tsx offers beyond what React Router asks of it. */
interface SiteEntry {
  site: {
    createRequestHandler: typeof createRequestHandler
    createLoadContext(parts: RequestParts): RouterContextProvider
    /** Where the pages and files are that are the same for everybody. */
    listSharedPaths(content: SiteContent): string[]
    /** What the site's table of pages says about the page at this path. */
    findPage(path: string): PageTraits | undefined
    /** The public page of a profile, and what is said where there is none: whole documents. */
    renderHub(profile: Profile, settings: Settings, published: PublishedContent, inAppExit?: InAppExit): string
    /** Scripts that some of these pages load, by address. */
    hubFiles: Record<string, string>
    renderHubNotice(
      kind: 'missing' | 'suspended' | 'unreachable',
      username: string,
      published: PublishedContent,
      language: SiteLanguage['code'],
      studioUrl: string,
    ): string
    /** On an own domain, where nothing is at an address. */
    renderHubLost(profile: Profile, published: PublishedContent): string
  }
}

export function siteOf(build: ServerBuild) {
  // React Router types only the exports it asks for.
  const entry = build.entry.module as unknown as SiteEntry
  return entry.site
}

/** An API at the site's own address is called by the name the page was opened with, such as localhost. */
export function siteSettings({ siteUrl, apiUrl, isDemo }: Config, language: SiteLanguage['code'] = 'en'): Settings {
  return { siteUrl, apiUrl: apiUrl === siteUrl ? '' : apiUrl, notice: isDemo ? demoNotices[language] : '' }
}
