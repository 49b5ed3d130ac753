import { dashboard as labels } from '@nokshi/content/dashboard.ts'
import { appSection } from '@nokshi/content/installed-app.ts'
import { language } from '@nokshi/content/language.ts'
import { contentContext, settingsContext } from '../platform/load-context.ts'
import { sharedFields } from '../platform/shared-fields.ts'
import type { Route } from './+types/manifest.route.ts'

/** Of the site; of the CRM and the dashboard, which are apps on the home screen of a phone or in a window of their own. */
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
  const start = `${language.prefix}/dashboard`
  const dashboard = {
    // One app, in whichever language.
    ...{ id: '/dashboard', name: 'Creator LinkHub', short_name: 'LinkHub', description: appSection.text },
    // Not the whole site: links to hub pages open in the browser.
    ...{ start_url: start, scope: start, display: 'standalone' },
    share_target: { action: start, params: sharedFields },
    shortcuts: [
      { name: labels.messages.label, url: language.prefix + labels.messages.to },
      { name: labels.tabs.analytics, url: `${start}?tab=analytics` },
    ],
  }
  const [, name = ''] = /(crm|dashboard)\.webmanifest$/.exec(new URL(request.url).pathname) ?? []
  const manifest = {
    ...({ crm, dashboard }[name] ?? site),
    lang: language.code,
    dir: language.direction,
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
