import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { type EntryContext, ServerRouter } from 'react-router'
import { type PageLink, PageLinksContext } from './page-links.tsx'
import { type Startup, StartupContext } from './startup.ts'
import waiter from './wait.ts?bundle'

/** Where the build puts what browsers fetch: beside the folder of this bundle. */
const client = join(import.meta.dirname, '../client')

interface Prerendering {
  url: string
  /** Whether its app waits for a sign of a person. */
  isDeferred: boolean
  renderText: (page: ReactNode) => Promise<string>
}

/** The page with its styles in itself. */
export async function prerender(
  entry: EntryContext,
  { url, isDeferred, renderText }: Prerendering,
): Promise<ReactNode> {
  const links = await readLinks(entry)
  if (!isDeferred) return withParts(links, { kind: 'at-once' }, <ServerRouter context={entry} url={url} />)

  const scripts = await renderText(
    <StartupContext value={{ kind: 'scripts-only' }}>
      <ServerRouter context={entry} url={url} />
    </StartupContext>,
  )
  // The data of the page came with the scripts.
  const { serverHandoffStream: _, ...page } = entry
  const startup: Startup = { kind: 'deferred', scripts, waiter }
  return withParts(links, startup, <ServerRouter context={page} url={url} />)
}

function withParts(links: PageLink[], startup: Startup, page: ReactNode) {
  return (
    <PageLinksContext value={links}>
      <StartupContext value={startup}>{page}</StartupContext>
    </PageLinksContext>
  )
}

/** The links that <Links> renders, in its order: what the chunks of a route import, then what the route adds. */
async function readLinks({
  routeModules,
  manifest,
  staticHandlerContext,
}: EntryContext): Promise<PageLink[]> {
  const links = staticHandlerContext.matches.flatMap(({ route: { id } }) => [
    ...(manifest.routes[id]?.css ?? []).map((href) => ({ rel: 'stylesheet', href })),
    ...(routeModules[id]?.links?.() ?? []),
  ])
  const distinct = new Map(links.map((link) => [JSON.stringify(link), link]))
  return Promise.all(
    [...distinct.values()].map(async (link) => {
      if ('page' in link) throw new Error('A prerendered page prefetches no other.')
      if (link.rel !== 'stylesheet' || !link.href) return { attributes: link }
      // React Router marks styles that another chunk loads too by an empty fragment.
      const file = join(client, link.href.replace('#', ''))
      return { attributes: link, css: (await readFile(file, 'utf8')).trim() }
    }),
  )
}
