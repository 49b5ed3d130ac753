import { apiUrl } from './api-url.ts'

let asked: Promise<unknown> | undefined

/** The answer of check-login as it came. Asked once when the header and the page want to know at the same time. */
export function askLoginState(): Promise<unknown> {
  asked ??= fetchLoginState().finally(() => {
    asked = undefined
  })
  return asked
}

async function fetchLoginState(): Promise<unknown> {
  const early = globalThis.earlyLoginState
  globalThis.earlyLoginState = undefined
  if (early) return early
  const response = await fetch(apiUrl('/api/auth/check-login'), { credentials: 'include' })
  return response.json()
}

/**
 * The one question that every page asks, without the code that understands longer answers: most visitors have no
 * account. A failure counts as not logged in.
 */
export async function isLoggedIn(): Promise<boolean> {
  const state = await askLoginState().catch(() => undefined)
  return typeof state === 'object' && state !== null && 'loggedIn' in state && state.loggedIn === true
}
