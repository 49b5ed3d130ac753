import type { User } from '@nokshi/contract/auth.ts'
import { tryStorage } from './try-storage.ts'

/**
 * What this tab was told about the login, for five minutes and across page loads: a hint for what is shown
 * first, never a proof. Pages that need a session and the API check it themselves. Before the app starts,
 * startup/start-on-interaction.ts asks and remembers.
 */
export const LOGIN_KEY = 'login-state'
const FRESH_MS = 300_000
const MOMENT_MS = 2_000

interface Remembered {
  at: number
  /** The stored user when it was asked; another one now means a login or logout, maybe in another tab. */
  user: string | null
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
 * `user` is the stored user when the call was made. If the answer is «nobody» although one was stored, the
 * server may have failed: this answer is not remembered, but the next one is.
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

/** Whether there is a LinkHub page, as far as it was found out within the five minutes. */
export function recallHasProfile(): boolean | undefined {
  return recall()?.hasProfile
}

export function rememberHasProfile(hasProfile: boolean) {
  const entry = recall()
  if (entry && entry.hasProfile !== hasProfile) store({ ...entry, hasProfile })
}

/** The only check of an answer: if two differed, login and dashboard would redirect to each other forever. */
export function saysLoggedIn(state: unknown): boolean {
  const { loggedIn, user } = Object(state)
  return loggedIn === true && typeof user?.email === 'string' && /string|number/.test(typeof user.id)
}

/** Who is logged in: a hint for the next page and other tabs, never a proof. The cookie has the session. */
export const KEPT_USER = 'user'

export function keepUser({ id, email }: User) {
  tryStorage(() => localStorage.setItem(KEPT_USER, JSON.stringify({ id, email })))
}

/** As it was written, to see whether it is still the same; null when nobody is kept. */
export function readKeptUser() {
  return tryStorage(() => localStorage.getItem(KEPT_USER)) ?? null
}

export function forgetUser() {
  tryStorage(() => localStorage.removeItem(KEPT_USER))
}
