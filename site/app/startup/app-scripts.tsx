import { createContext, use } from 'react'
import { Scripts } from 'react-router'
import type { Startup } from '../platform/load-context.ts'

/** In place of <Scripts>: where the app is deferred, its scripts lie in a template. */
export function AppScripts() {
  const startup = use(StartupContext)
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
  const waiter = use(WaiterContext)
  if (use(StartupContext).kind !== 'deferred') return null
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, whole.
      dangerouslySetInnerHTML={{ __html: waiter }}
    />
  )
}

export const StartupContext = createContext<Startup>({ kind: 'at-once' })

/** The script that waits for the first interaction. Empty in the browser, where it runs already. */
export const WaiterContext = createContext('')

/** In the browser: what the server decided, so that both render the same. */
export function readStartup(): Startup {
  return document.getElementById('startup') ? { kind: 'deferred', scripts: '' } : { kind: 'at-once' }
}
