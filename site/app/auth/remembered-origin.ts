/** Where somebody wanted to go before they were asked to log in, in the address of the login page. */
const FROM = 'from'

/** Any address that nobody owns (RFC 2606): only the part after it counts. */
const HERE = 'https://here.invalid'

export function loginPathFrom(origin: string) {
  return `/login?${new URLSearchParams({ [FROM]: origin })}`
}

/** The same question on the page that makes an account, and back: the origin goes along. */
export function withOrigin(path: string, search: string) {
  const origin = readOrigin(search)
  return origin ? `${path}?${new URLSearchParams({ [FROM]: origin })}` : path
}

export function readOrigin(search: string) {
  return sameSitePath(new URLSearchParams(search).get(FROM))
}

/**
 * The path when it stays on this site, as a browser would understand it; undefined for anything else.
 * Browsers read `/\evil` and a slash, a tab and a slash as `//evil`, so their own parser decides.
 */
export function sameSitePath(value: string | null): string | undefined {
  if (!value?.startsWith('/')) return undefined
  const url = parseHere(value)
  if (url?.origin !== HERE) return undefined
  const path = url.pathname + url.search + url.hash
  return parseHere(path)?.origin === HERE ? path : undefined
}

const pathsWithProfile = ['/dashboard', '/dashboard/messages', '/account']
const pathsWithoutProfile = ['/create-linkhub', '/account']

/** A profile decides which screens there are. The origin is followed to one of them: it may name a tab. */
export function pathAfterLogin(hasProfile: boolean, origin: string | undefined) {
  const paths = hasProfile ? pathsWithProfile : pathsWithoutProfile
  const isThere = origin && paths.includes(parseHere(origin)?.pathname ?? '')
  return isThere ? origin : hasProfile ? '/dashboard' : '/create-linkhub'
}

const protectedPaths = [...pathsWithProfile, ...pathsWithoutProfile]

/** The target for somebody who is logged in already. Protected pages redirect further where needed. */
export function pathWhenLoggedIn(origin: string | undefined) {
  const isProtected = origin && protectedPaths.includes(parseHere(origin)?.pathname ?? '')
  return isProtected ? origin : '/dashboard'
}

/** Whether somebody came from the button that begins a page: they are likely to have no account yet. */
export function wantsPage(origin: string | undefined) {
  return origin !== undefined && parseHere(origin)?.pathname === '/create-linkhub'
}

/** `URL.parse` would do, but phones of 2024 do not have it. */
function parseHere(value: string) {
  try {
    return new URL(value, HERE)
  } catch {
    return undefined
  }
}
