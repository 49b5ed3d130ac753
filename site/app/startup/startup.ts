import { createContext } from 'react'
import type { Startup } from '../platform/load-context.ts'

export const StartupContext = createContext<Startup>({ kind: 'at-once' })

/** The script that waits for the first interaction. Empty in the browser, where it runs already. */
export const WaiterContext = createContext('')

/** In the browser: what the server decided, so that both render the same. */
export function readStartup(): Startup {
  return document.getElementById('startup') ? { kind: 'deferred', scripts: '' } : { kind: 'at-once' }
}
