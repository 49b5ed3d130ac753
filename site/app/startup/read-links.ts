import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import type { PageLink } from '../platform/document-parts.ts'

/** Where the build puts what browsers fetch: beside the folder of this bundle. */
const client = join(import.meta.dirname, '../client')

/** What a page links to, with the text of its styles. */
export async function readLinks({ routeModules, manifest, staticHandlerContext }: EntryContext): Promise<PageLink[]> {
  const links = staticHandlerContext.matches.flatMap(({ route: { id } }) => [
    ...(manifest.routes[id]?.css ?? []).map((href) => ({ rel: 'stylesheet', href })),
    ...(routeModules[id]?.links?.() ?? []),
  ])
  const distinct = new Map(links.map((link) => [JSON.stringify(link), link]))
  return Promise.all(
    [...distinct.values()].map(async (link) => {
      if ('page' in link) throw new Error('A page with its styles in itself prefetches no other.')
      if (link.rel !== 'stylesheet' || !link.href) return { attributes: link }
      // React Router marks styles that another chunk loads too by an empty fragment.
      const file = join(client, link.href.replace('#', ''))
      return { attributes: link, css: (await readFile(file, 'utf8')).trim() }
    }),
  )
}
