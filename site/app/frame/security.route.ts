import { contentContext, settingsContext } from '../platform/load-context.ts'
import type { Route } from './+types/security.route.ts'
import { writeSecurityTxt } from './security-txt.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext)
  const { brand } = context.get(contentContext)
  return new Response(writeSecurityTxt(siteUrl, brand, Date.now()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
