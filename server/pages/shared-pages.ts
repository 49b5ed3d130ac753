import { describeError } from '@nokshi/api/platform/log.ts'
import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import type { PublishedContent } from '@nokshi/site/app/platform/settings.ts'
import type { ServerBuild } from 'react-router'
import type { Startup } from '../../site/app/platform/document-parts.ts'
import type { StoredFile } from '../http/send-file.ts'
import { contentPolicy, headersFor } from './page-headers.ts'
import { type SiteParts, siteOf, siteSettings } from './render-page.ts'
import { compressed, inlineParts } from './site-files.ts'

/** What is kept of one version of the content. */
interface Edition extends PublishedContent {
  /** From the address of a page, or of its data for an app that is already open, to the page. */
  paths: Map<string, string>
  kept: Map<string, Promise<StoredFile>>
}

/**
 * Pages that are the same for everybody. Each is rendered at its first request, and kept until the studio
 * publishes again. The query of an address makes no difference, so it makes no entry.
 */
export function createSharedPages(
  { config, log, drawings }: SiteParts,
  build: ServerBuild,
  language: SiteLanguage['code'],
) {
  const { createRequestHandler, createLoadContext, findPage, listSharedPaths } = siteOf(build)
  const handle = createRequestHandler(build)
  const settings = siteSettings(config, language)
  let edition: Edition | undefined

  function open(published: PublishedContent): Edition {
    const paths = listSharedPaths(published.content)
    const data = paths.filter(findPage).map((path): [string, string] => [dataOf(path), path])
    return {
      ...published,
      paths: new Map([...paths.map((path): [string, string] => [path, path]), ...data]),
      kept: new Map(),
    }
  }

  /** As the content is now. A page that is on its way stays with the version that it was begun with. */
  function current() {
    const published = drawings.publish(language)
    if (published.version !== edition?.version) edition = open(published)
    return edition
  }

  async function render(published: PublishedContent, path: string, startup: Startup, isEditable = false) {
    const report = (error: unknown) => log.error('page failed', describeError(error))
    const release = `${build.assets.version}-${published.version}`
    const context = createLoadContext({ settings, published, startup, isEditable, release, report })
    const reply = await handle(new Request(config.siteUrl + path), context)
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}.`)
    return reply
  }

  /** The scripts of a deferred page are rendered apart: they lie in the page until somebody uses it. */
  async function make(published: PublishedContent, path: string, pagePath: string, isEditable: boolean) {
    const page = findPage(pagePath)
    const isDocument = page && path === pagePath
    const startup: Startup =
      isDocument && page.isDeferred
        ? { kind: 'deferred', scripts: await (await render(published, path, { kind: 'scripts-only' })).text() }
        : { kind: 'at-once' }
    const reply = await render(published, path, startup, isEditable)
    const bytes = Buffer.from(await reply.arrayBuffer())
    // A worker that runs outside pages says itself whom it may call.
    const policy = isDocument
      ? contentPolicy(config, inlineParts(bytes.toString()))
      : reply.headers.get('content-security-policy')
    const marker = reply.headers.get(DATA_MARKER)
    return compressed(bytes, reply.headers.get('content-type') ?? '', {
      'Cache-Control': reply.headers.get('cache-control') ?? 'no-cache',
      ...(policy && { 'Content-Security-Policy': policy }),
      ...(marker && { [DATA_MARKER]: marker }),
      ...headersFor(page),
      ...(isEditable && forEditors),
    })
  }

  return {
    has: (path: string) => current().paths.has(path),
    /** For somebody who edits the website, it leads to the forms of what it shows. */
    get(path: string, isForEditor = false) {
      const { kept, paths, ...published } = current()
      const isEditable = isForEditor && findPage(path)?.search === 'indexed'
      const key = isEditable ? `${path} editable` : path
      const known = kept.get(key)
      if (known) return known
      const made = make(published, path, paths.get(path) ?? path, isEditable)
      kept.set(key, made)
      made.catch(() => kept.delete(key))
      return made
    },
  }

  /** Where React Router asks for the data of a page; that of a home page has a name that no page has. */
  function dataOf(path: string) {
    const isHome = path === '/' || path === `/${language}`
    return isHome ? `${path.replace(/\/$/, '')}/_.data` : `${path}.data`
  }
}

/** No cache may give it to visitors, who get the page without it. */
const forEditors = { 'Cache-Control': 'private, no-store', Vary: 'Accept-Encoding, Cookie' }

/** Without it the app takes the answer for one of somebody else. */
const DATA_MARKER = 'x-remix-response'
