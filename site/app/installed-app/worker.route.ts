import { releaseContext, settingsContext } from '../platform/load-context.ts'
import type { Route } from './+types/worker.route.ts'
import worker from './worker.ts?bundle'

/** The service worker of the dashboard, which browsers compare with the one they have. */
export function loader({ context }: Route.LoaderArgs) {
  const { apiUrl, studio } = context.get(settingsContext)
  const values = { RELEASE: context.get(releaseContext), ICON: `${studio.drawings}/icons/icon-192.png` }
  const constants = Object.entries(values).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`)
  return new Response(constants.join('') + worker, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; connect-src 'self' ${apiUrl}`.trim(),
    },
  })
}
