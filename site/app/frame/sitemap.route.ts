import { pathIn, siteLanguages } from '@nokshi/contract/languages.ts'
import { addressesOf, pagesIn } from '../page-table.ts'
import { contentContext, settingsContext } from '../platform/load-context.ts'
import type { Route } from './+types/sitemap.route.ts'
import { sitemapOf } from './sitemap-xml.ts'

/** The studio's own pages, in every language. Only dated texts say when they changed. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext)
  const content = context.get(contentContext)
  return sitemapOf(
    Object.values(siteLanguages).flatMap((language) =>
      pagesIn(language.code)
        .pages.filter(({ search }) => search === 'indexed')
        .flatMap((page) =>
          addressesOf(page, content).map((path) => ({
            address: siteUrl + pathIn(language, path),
            changedOn: page.changedOn?.(content),
          })),
        ),
    ),
  )
}
