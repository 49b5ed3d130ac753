import { tryStorage } from './try-storage.ts'

/** Answers of the API that the worker of the installed dashboard keeps, for when there is no network. */
export const ACCOUNT_CACHE = 'account'

/** Who has switched on notifications in this browser, by the id of their account. */
export const NOTIFIED_USER = 'notified-user'

/** What is kept in this browser beside the page, of whoever is logged in or was. */
export function forgetAccount() {
  tryStorage(() => localStorage.removeItem(NOTIFIED_USER))
  return globalThis.caches?.delete(ACCOUNT_CACHE).catch(() => false)
}
