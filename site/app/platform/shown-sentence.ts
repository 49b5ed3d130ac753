import { frame } from '@nokshi/content/frame.ts'

/**
 * What a screen may say about a failure. Only our own refusals have a `sentence`, written for people. The
 * message of any other error is for programmers: a list of contract violations, or a line of the browser.
 */
export function shownSentence(error: unknown, otherwise: string): string {
  const isOurs = typeof error === 'object' && error !== null && 'sentence' in error
  return isOurs && typeof error.sentence === 'string' ? error.sentence : otherwise
}

/** What is said when the server was not reached. Browsers know for certain only that they are offline. */
export function unreachedSentence(otherwise: string = frame.failed.unreachable) {
  return globalThis.navigator?.onLine === false ? frame.failed.offline : otherwise
}
