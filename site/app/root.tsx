import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { settingsContext } from './platform/load-context.ts'
import { useSettings } from './platform/use-settings.ts'
import stylesheet from './root.css?url'
import { FaultNotice } from './ui/fault-notice.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(settingsContext)
}

/** The settings hold for as long as the page is open. */
export function shouldRevalidate() {
  return false
}

export function links(): Route.LinkDescriptors {
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'stylesheet', href: stylesheet },
  ]
}

export function Layout({ children }: { children: ReactNode }) {
  const { apiUrl } = useSettings()
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="api-url" content={apiUrl} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FaultNotice error={error} />
}
