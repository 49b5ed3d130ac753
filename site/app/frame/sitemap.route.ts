import { pathIn, siteLanguages } from '@nokshi/contract/languages.ts'
import { addressesOf, pagesIn } from '../page-table.ts'
import { contentContext, settingsContext } from '../platform/load-context.ts'
import type { Route } from './+types/sitemap.route.ts'
import { sitemapOf } from './sitemap-xml.ts'

/** The studio's own pages, in the languages that they exist in. Only dated texts say when they changed. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext)
  const content = context.get(contentContext)
  const written = new Map<string, string[]>([
    ...Object.entries(content.pages).map(([path, page]): [string, string[]] => [path, page.writtenIn]),
    ...content.caseStudies.map((study): [string, string[]] => [`/portfolio/${study.slug}`, study.writtenIn]),
  ])
  return sitemapOf(
    Object.values(siteLanguages).flatMap((language) =>
      pagesIn(language.code)
        .pages.filter(({ search }) => search === 'indexed')
        .flatMap((page) =>
          addressesOf(page, content)
            .filter((path) => written.get(path)?.includes(language.code) ?? true)
            .map((path) => ({ address: siteUrl + pathIn(language, path), changedOn: page.changedOn?.(content) })),
        ),
    ),
  )
}
