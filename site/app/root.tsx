import { language } from '@nokshi/content/language.ts'
import { type ReactNode, use, useEffect } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root.ts'
import { BrandStyle } from './frame/brand-style.tsx'
import { DocumentContext } from './platform/document-parts.ts'
import { settingsContext } from './platform/load-context.ts'
import { useSettings } from './platform/use-settings.ts'
import stylesheet from './root.css?url'
import { AppScripts, StartupScript } from './startup/app-scripts.tsx'
import { PageLinks } from './startup/page-links.tsx'
import banglaFont from './ui/fonts/anek-bangla-display.woff2?url'
import latinFont from './ui/fonts/anek-display.woff2?url'
import textFont from './ui/fonts/anek-text.woff2?url'
import arabicFont from './ui/fonts/readex-arabic.woff2?url'
import { ErrorNotice } from './ui/notices/notice.tsx'
import { Toasts } from './ui/notices/toasts.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(settingsContext)
}

/** The settings hold for as long as the page is open. */
export function shouldRevalidate() {
  return false
}

/** What every page of the language needs. */
const fonts = { en: [latinFont, textFont], bn: [banglaFont], ar: [arabicFont, textFont] }[language.code]

export function links(): Route.LinkDescriptors {
  return [
    ...fonts.map((href) => ({
      rel: 'preload',
      href,
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    })),
    { rel: 'stylesheet', href: stylesheet },
  ]
}

export function Layout({ children }: { children: ReactNode }) {
  const { apiUrl, notice, studio } = useSettings()
  useEffect(() => {
    // startup/ replays what was pressed and sent before.
    document.dispatchEvent(new Event('app-started'))
    // Read by base.css.
    document.documentElement.dataset.app = ''
  }, [])
  const isCrm = useLocation().pathname.startsWith('/crm')
  const { kind } = use(DocumentContext).startup
  if (kind === 'scripts-only') return <Scripts />
  return (
    <html lang={language.code} dir={language.direction}>
      <head>
        <meta charSet="utf-8" />
        {/* The frame of a preview may open no window, so its links lead nowhere. */}
        {kind === 'preview' && <base target="_blank" />}
        <StartupScript />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="api-url" content={apiUrl} />
        <Meta />
        <BrandStyle />
        <PageLinks />
        <link rel="icon" href={`${studio.drawings}/icons/favicon.svg`} type="image/svg+xml" />
        <link rel="icon" href={`${studio.drawings}/icons/favicon-32.png`} type="image/png" sizes="32x32" />
        <link rel="apple-touch-icon" href={`${studio.drawings}/icons/apple-touch-icon.png`} />
        {/* The CRM installs as an app of its own. */}
        <link rel="manifest" href={isCrm ? '/crm.webmanifest' : '/site.webmanifest'} />
      </head>
      <body data-notice={notice}>
        {children}
        {kind !== 'preview' && <Toasts />}
        {kind !== 'preview' && <ScrollRestoration />}
        <AppScripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorNotice error={error} />
}
