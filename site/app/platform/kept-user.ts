import type { User } from '@nokshi/contract/auth.ts'
import { tryStorage } from './try-storage.ts'

/** Where the browser keeps who is logged in: a hint for the next page and for other tabs, never a proof. The session is in the cookie. */
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
