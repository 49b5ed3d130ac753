import type { User } from '@nokshi/contract/auth.ts'
import { tryStorage } from './try-storage.ts'

/** Where the browser keeps who is logged in: a hint for the next page and for other tabs, never a proof. The session is in the cookie. */
export const KEPT_USER = 'user'

export function keepUser({ id, email }: User) {
  tryStorage(() => localStorage.setItem(KEPT_USER, JSON.stringify({ id, email })))
}

export function forgetUser() {
  tryStorage(() => localStorage.removeItem(KEPT_USER))
}
