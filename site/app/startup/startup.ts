import { createContext } from 'react'

/** How a page starts its app. */
export type Startup =
  | { kind: 'at-once' }
  /** Nothing of the page is rendered but the scripts that start it. */
  | { kind: 'scripts-only' }
  /** At the first interaction. `scripts` are those that start it. */
  | { kind: 'deferred'; scripts: string }

export const StartupContext = createContext<Startup>({ kind: 'at-once' })

/** The script that waits for the first interaction. Empty in the browser, where it runs already. */
export const WaiterContext = createContext('')

/** In the browser: what the server decided, so that both render the same. The texts are in the page already. */
export function readStartup(): Startup {
  return document.getElementById('startup') ? { kind: 'deferred', scripts: '' } : { kind: 'at-once' }
}
