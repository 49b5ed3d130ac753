import type { User } from '@nokshi/contract/auth.ts'

/** Where the browser keeps who is logged in: a hint for the next page and for other tabs, never a proof. */
export const KEPT_USER = 'user'

export function keepUser({ id, email }: User) {
  tryStorage(() => localStorage.setItem(KEPT_USER, JSON.stringify({ id, email })))
}

export function forgetUser() {
  tryStorage(() => localStorage.removeItem(KEPT_USER))
}

/** Some browsers refuse storage altogether. The session is in the cookie, so nothing breaks. */
function tryStorage(work: () => void) {
  try {
    work()
  } catch {
    // A hint is a courtesy.
  }
}
