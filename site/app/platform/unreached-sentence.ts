import { frame } from '@nokshi/content/frame.ts'

/** What is said when the server was not reached. Browsers know for certain only that they are offline. */
export function unreachedSentence(otherwise: string = frame.failed.unreachable) {
  return globalThis.navigator?.onLine === false ? frame.failed.offline : otherwise
}
