import { loginPathFrom } from './remembered-origin.ts'

interface Visitor {
  isLoggedIn: boolean
  hasProfile: boolean
}

interface Place {
  pathname: string
  search: string
  hash: string
}

/** Where a visitor of a protected page belongs instead; undefined when they are right here. */
export function findRedirect({ isLoggedIn, hasProfile }: Visitor, { pathname, search, hash }: Place) {
  if (!isLoggedIn) return loginPathFrom(pathname + search + hash)
  // The router knows no difference between cases, nor a slash at the end.
  const isCreating = /^\/create-linkhub\/?$/i.test(pathname)
  if (hasProfile && isCreating) return '/dashboard'
  if (!hasProfile && !isCreating) return '/create-linkhub'
  return undefined
}
