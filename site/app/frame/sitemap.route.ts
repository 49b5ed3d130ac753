import { addressesOf, allPages } from '../page-table.ts'
import { settingsContext } from '../platform/load-context.ts'
import type { Route } from './+types/sitemap.route.ts'
import { sitemapOf } from './sitemap-xml.ts'

/** The studio's own pages. Only texts that carry a date of their own say when they changed. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext)
  const indexed = allPages.filter(({ search }) => search === 'indexed')
  return sitemapOf(
    indexed.flatMap((page) =>
      addressesOf(page).map((path) => ({ address: siteUrl + path, changedOn: page.changedOn })),
    ),
  )
}
