import { use } from 'react'
import { Scripts } from 'react-router'
import { DocumentContext, type Startup } from '../platform/document-parts.ts'

/** In place of <Scripts>: where the app is deferred, its scripts lie in a template. */
export function AppScripts() {
  const { startup } = use(DocumentContext)
  if (startup.kind === 'preview') return null
  if (startup.kind !== 'deferred') return <Scripts />
  return (
    <template
      id="startup"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what <Scripts> itself rendered.
      dangerouslySetInnerHTML={{ __html: startup.scripts }}
    />
  )
}

/** Starts the app when somebody uses the page. It stands in the head, so that it misses no interaction. */
export function StartupScript() {
  const { startup, waiter = '' } = use(DocumentContext)
  if (startup.kind !== 'deferred') return null
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, whole.
      dangerouslySetInnerHTML={{ __html: waiter }}
    />
  )
}

/** In the browser: what the server decided, so that both render the same. */
export function readStartup(): Startup {
  return document.getElementById('startup') ? { kind: 'deferred', scripts: '' } : { kind: 'at-once' }
}
