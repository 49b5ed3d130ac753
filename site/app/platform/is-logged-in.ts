import { apiUrl } from './api-url.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { readKeptUser, recallLogin, rememberLogin, saysLoggedIn } from './login-memory.ts'

declare global {
  /** The answer of check-login, when asked before the app started (startup/start-on-interaction.ts). */
  var earlyLoginState: Promise<unknown> | undefined
}

const CHECK_LOGIN = '/api/auth/check-login'

let asked: Promise<unknown> | undefined

/** The unparsed answer of check-login, at most five minutes old. One call serves the header and the page. */
export async function askLoginState(): Promise<unknown> {
  const remembered = recallLogin()
  if (remembered !== undefined && !globalThis.earlyAnswers?.has(CHECK_LOGIN)) return remembered
  asked ??= fetchLoginState().finally(() => {
    asked = undefined
  })
  return asked
}

async function fetchLoginState(): Promise<unknown> {
  const user = readKeptUser()
  const early = globalThis.earlyLoginState
  globalThis.earlyLoginState = undefined
  const state: unknown = await (early ?? askServer())
  rememberLogin(state, user)
  return state
}

async function askServer(): Promise<unknown> {
  const response =
    (await takeEarlyAnswer(CHECK_LOGIN)) ?? (await fetch(apiUrl(CHECK_LOGIN), { credentials: 'include' }))
  return response.json()
}

/**
 * The one call that every page makes, without the code that parses longer answers: most visitors have no
 * account. A failure counts as not logged in.
 */
export async function isLoggedIn(): Promise<boolean> {
  return saysLoggedIn(await askLoginState().catch(() => undefined))
}
