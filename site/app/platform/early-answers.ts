import type { CallName } from '@nokshi/contract/operations.ts'

declare global {
  /** By path: what the document asked the API before the app was there (startup/ask-early.ts). */
  var earlyAnswers: Map<string, Promise<Response | undefined>> | undefined
}

type Question = Extract<CallName, `GET ${string}`>

/**
 * What the route of a screen behind a login exports as its `handle`: the calls for what the screen shows
 * first. The document makes them before the scripts are loaded. Parameters are those of the page.
 */
export interface EarlyCalls {
  calls: (Question | `${Question}?${string}`)[]
}

const FRESH_MS = 60_000

/** For whoever asks for it first, once. Undefined where nothing was asked, or nothing came. */
export async function takeEarlyAnswer(path: string) {
  const answer = globalThis.earlyAnswers?.get(path)
  globalThis.earlyAnswers?.delete(path)
  return performance.now() < FRESH_MS ? answer : undefined
}

/** After a change, and when somebody else is logged in. */
export function dropEarlyAnswers() {
  globalThis.earlyAnswers = undefined
}
