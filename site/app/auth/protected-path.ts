import { loginPathFrom } from './remembered-origin.ts'

interface Visitor {
  isLoggedIn: boolean
  hasProfile: boolean
  /** Whether there is one could not be found out: nobody is sent to make a page that may be there. */
  isProfileUnknown: boolean
}

/** Where a visitor of a protected page belongs instead; undefined when they are right here. */
export function findRedirect(
  { isLoggedIn, hasProfile, isProfileUnknown }: Visitor,
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
) {
  if (!isLoggedIn) return loginPathFrom(pathname + search + hash)
  // The router ignores case and a trailing slash.
  const isCreating = /^\/create-linkhub\/?$/i.test(pathname)
  // An account is there with a page and without one.
  if (/^\/account\/?$/i.test(pathname)) return undefined
  if (hasProfile && isCreating) return '/dashboard'
  if (!hasProfile && !isCreating && !isProfileUnknown) return '/create-linkhub'
  return undefined
}
