import { ListedPageStarts, ListedPages } from '@nokshi/contract/linkhub/listed-pages.ts'
import { hubAddress } from '@nokshi/contract/linkhub.ts'
import { apiContext, settingsContext } from '../platform/load-context.ts'
import type { Route } from './+types/hub-sitemap.route.ts'
import { sitemapIndexOf, sitemapOf } from './sitemap-xml.ts'

/** The LinkHub pages that may be found. They are many, so this names sitemaps, each with a part of them. */
export async function loader({ context, params: { start } }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext)
  const api = context.get(apiContext)
  if (start === undefined) {
    const { starts } = await api('GET /api/listed-pages', ListedPageStarts)
    return sitemapIndexOf(starts.map((first) => ({ address: `${siteUrl}/hub-sitemaps/${first}` })))
  }
  const { pages } = await api('GET /api/listed-pages/{start}', ListedPages, { start })
  return sitemapOf(
    pages.map(({ updatedAt, ...page }) => ({
      address: hubAddress(siteUrl, page),
      changedOn: new Date(updatedAt).toISOString(),
    })),
  )
}
