import { contentContext, settingsContext } from '../platform/load-context.ts'
import type { Route } from './+types/crm-manifest.route.ts'
import { webManifest } from './web-manifest.ts'

/** The CRM on the home screen of a phone, or in a window of its own: an app, unlike the site around it. */
export function loader({ context }: Route.LoaderArgs) {
  const { studio } = context.get(settingsContext)
  return webManifest(studio, context.get(contentContext).colours, {
    id: '/crm',
    name: `${studio.name} CRM`,
    short_name: `${studio.shortName} CRM`,
    start_url: '/crm',
    scope: '/crm',
    display: 'standalone',
    shortcuts: [
      { name: 'Inbox', url: '/crm/inbox' },
      { name: 'Tasks', url: '/crm/tasks' },
    ],
  })
}
