import { settingsContext } from '../platform/load-context.ts'
import type { Route } from './+types/robots.route.ts'

/** Everything may be read but the CRM. Other pages that must not be indexed say so themselves. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext)
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /crm',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    `Sitemap: ${siteUrl}/hub-sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
