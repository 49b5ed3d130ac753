import { describeError } from '@nokshi/api/platform/log.ts'
import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import type { ServerBuild } from 'react-router'
import type { Startup } from '../../site/app/platform/load-context.ts'
import type { StoredFile } from '../http/send-file.ts'
import { contentPolicy, headersFor } from './page-headers.ts'
import { type SiteParts, siteOf, siteSettings } from './render-page.ts'
import { compressed, inlineParts } from './site-files.ts'

/**
 * Pages that are the same for everybody. Each is rendered when it is first asked for, because it names the
 * addresses of this installation, and kept.
 */
export function createSharedPages(
  { config, log }: SiteParts,
  build: ServerBuild,
  language: SiteLanguage['code'],
) {
  const { createRequestHandler, createLoadContext, findPage, sharedPaths } = siteOf(build)
  const handle = createRequestHandler(build)
  const settings = siteSettings(config, language)
  const paths = new Set(sharedPaths)
  const kept = new Map<string, Promise<StoredFile>>()

  async function render(path: string, startup: Startup) {
    const report = (error: unknown) => log.error('page failed', describeError(error))
    const reply = await handle(
      new Request(config.siteUrl + path),
      createLoadContext({ settings, startup, report }),
    )
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}.`)
    return reply
  }

  /** The scripts of a deferred page are rendered apart: they lie in the page until somebody uses it. */
  async function make(path: string) {
    const page = findPage(path)
    const startup: Startup = page?.isDeferred
      ? { kind: 'deferred', scripts: await (await render(path, { kind: 'scripts-only' })).text() }
      : { kind: 'at-once' }
    const reply = await render(path, startup)
    const bytes = Buffer.from(await reply.arrayBuffer())
    const policy = page && contentPolicy(config, inlineParts(bytes.toString()))
    return compressed(bytes, reply.headers.get('content-type') ?? '', {
      'Cache-Control': reply.headers.get('cache-control') ?? 'no-cache',
      ...(policy && { 'Content-Security-Policy': policy }),
      ...headersFor(page),
    })
  }

  return {
    has: (path: string) => paths.has(path),
    get(path: string) {
      const page = kept.get(path) ?? make(path)
      kept.set(path, page)
      page.catch(() => kept.delete(path))
      return page
    },
  }
}
