import { settingsContext } from '../platform/load-context.ts'
import type { Route } from './+types/sitemap.route.ts'
import { publicPaths } from './public-paths.ts'
import { sitemapOf } from './sitemap-xml.ts'

/** The studio's own pages. Only texts that carry a date of their own say when they changed. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext)
  return sitemapOf(publicPaths.map(({ path, changedOn }) => ({ address: siteUrl + path, changedOn })))
}
