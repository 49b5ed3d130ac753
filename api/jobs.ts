import type { Deps } from './platform/deps.ts'

export interface Jobs {
  /** Does everything that is due now, once. */
  runDue(): Promise<void>
  stop(): Promise<void>
}

/** Starts the background work of every slice. Paused jobs run only when told to: tests decide when time passes. */
export function startJobs(_deps: Deps, _options: { isPaused?: boolean } = {}): Jobs {
  return { async runDue() {}, async stop() {} }
}
