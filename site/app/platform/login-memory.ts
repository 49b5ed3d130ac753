import { forgetUser, readKeptUser } from './kept-user.ts'
import { tryStorage } from './try-storage.ts'

/**
 * What this tab was told about the login, for five minutes and over page loads: a hint for what is shown first, never a
 * proof. Pages that need a session and the API check it themselves. Before the app is there, startup/start-on-interaction.ts
 * asks and remembers.
 */
export const LOGIN_KEY = 'login-state'
const FRESH_MS = 300_000
const MOMENT_MS = 2_000

interface Remembered {
  at: number
  /** Who was kept as logged in when it was asked; somebody else by now logged in or out, in this tab or another. */
  user: string | null
  /** The answer of check-login as it came. */
  state: unknown
  hasProfile?: boolean
}

/** For browsers that keep nothing: then it holds as long as the page. */
let inMemory: Remembered | undefined

function recall(): Remembered | undefined {
  const entry = tryStorage<Remembered | null>(() => JSON.parse(sessionStorage.getItem(LOGIN_KEY) ?? 'null')) ?? inMemory
  const isFresh = entry && Math.abs(Date.now() - entry.at) < FRESH_MS && entry.user === readKeptUser()
  return isFresh ? entry : undefined
}

function store(entry: Remembered) {
  inMemory = entry
  tryStorage(() => sessionStorage.setItem(LOGIN_KEY, JSON.stringify(entry)))
}

export function recallLogin(): unknown {
  return recall()?.state
}

/** Whether it has only just been told. */
export function isLoginFresh() {
  return Date.now() - (recall()?.at ?? 0) < MOMENT_MS
}

/**
 * `user` is who was kept when the question was asked. An answer of «nobody» where somebody was kept may be a server in
 * trouble: it is not remembered, but the next one is.
 */
export function rememberLogin(state: unknown, user: string | null) {
  if (saysLoggedIn(state) || user === null) store({ at: Date.now(), user, state })
  else if (user === readKeptUser()) forgetUser()
}

/** After everything that begins or ends a session, and after any 401. */
export function forgetLogin() {
  inMemory = undefined
  tryStorage(() => sessionStorage.removeItem(LOGIN_KEY))
}

export function forgetLoginAfter(status: number) {
  if (status === 401) forgetLogin()
}

/** Whether there is a LinkHub page, as far as it was found out within the five minutes. */
export function recallHasProfile(): boolean | undefined {
  return recall()?.hasProfile
}

export function rememberHasProfile(hasProfile: boolean) {
  const entry = recall()
  if (entry && entry.hasProfile !== hasProfile) store({ ...entry, hasProfile })
}

/** The one judge of an answer: where two differ, login and dashboard send a visitor to each other for ever. */
export function saysLoggedIn(state: unknown): boolean {
  const { loggedIn, user } = Object(state)
  return loggedIn === true && typeof user?.email === 'string' && /string|number/.test(typeof user.id)
}
