import { contentContext, settingsContext } from '../platform/load-context.ts'
import type { Route } from './+types/manifest.route.ts'
import { webManifest } from './web-manifest.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { brand, colours } = context.get(contentContext)
  const { studio } = context.get(settingsContext)
  return webManifest(studio, colours, {
    name: studio.name,
    short_name: studio.shortName,
    description: brand.sentence,
    start_url: '/',
    scope: '/',
    display: 'browser',
  })
}
