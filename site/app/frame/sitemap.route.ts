import { settingsContext } from '../platform/load-context.ts'
import type { Route } from './+types/sitemap.route.ts'
import { publicPaths } from './public-paths.ts'

/** What search engines shall find (sitemaps.org). Only texts that carry a date of their own say when they changed. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext)
  const entries = publicPaths.map(
    ({ path, changedOn }) =>
      `<url><loc>${siteUrl}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`,
  )
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ]
  return new Response(sitemap.join('\n'), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
