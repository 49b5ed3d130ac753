import { createContext } from 'react'

/** How a page starts its app. */
export type Startup =
  | { kind: 'at-once' }
  /** Nothing of the page is rendered but the scripts that start it. */
  | { kind: 'scripts-only' }
  /** With the first sign of a person. `scripts` are those that start it, `waiter` the one that waits for the sign. */
  | { kind: 'deferred'; scripts: string; waiter: string }

export const StartupContext = createContext<Startup>({ kind: 'at-once' })

/** In the browser: what the server decided, so that both render the same. The texts are in the page already. */
export function readStartup(): Startup {
  return document.getElementById('startup')
    ? { kind: 'deferred', scripts: '', waiter: '' }
    : { kind: 'at-once' }
}
