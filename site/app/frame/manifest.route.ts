import { contentContext, settingsContext } from '../platform/load-context.ts'
import type { Route } from './+types/manifest.route.ts'

/** Of the site, and of the CRM: that one is an app on the home screen of a phone, or in a window of its own. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { brand, colours } = context.get(contentContext)
  const { studio } = context.get(settingsContext)
  const icon = (file: string, side: number) => ({
    src: `${studio.drawings}/icons/${file}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  })
  const site = {
    ...{ name: studio.name, short_name: studio.shortName, description: brand.sentence },
    ...{ start_url: '/', scope: '/', display: 'browser' },
  }
  const crm = {
    ...{ id: '/crm', name: `${studio.name} CRM`, short_name: `${studio.shortName} CRM` },
    ...{ start_url: '/crm', scope: '/crm', display: 'standalone' },
    shortcuts: [
      { name: 'Inbox', url: '/crm/inbox' },
      { name: 'Tasks', url: '/crm/tasks' },
    ],
  }
  const manifest = {
    ...(new URL(request.url).pathname.startsWith('/crm') ? crm : site),
    lang: 'en',
    dir: 'ltr',
    background_color: colours.light.paper,
    theme_color: colours.light.paper,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      { ...icon('icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
