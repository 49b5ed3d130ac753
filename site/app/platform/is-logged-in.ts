import { apiUrl } from './api-url.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { readKeptUser } from './kept-user.ts'
import { recallLogin, rememberLogin, saysLoggedIn } from './login-memory.ts'

declare global {
  /** The answer of check-login, when the page asked before the app was there (startup/start-on-interaction.ts). */
  var earlyLoginState: Promise<unknown> | undefined
}

const CHECK_LOGIN = '/api/auth/check-login'

let asked: Promise<unknown> | undefined

/**
 * The answer of check-login as it came, at most five minutes old. Asked once when the header and the page want to know
 * at the same time.
 */
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
 * The one question that every page asks, without the code that understands longer answers: most visitors have no
 * account. A failure counts as not logged in.
 */
export async function isLoggedIn(): Promise<boolean> {
  return saysLoggedIn(await askLoginState().catch(() => undefined))
}
