import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { userAgentOf } from '../accounts/user-agent.ts'
import type { Config } from '../platform/config.ts'

/** One for the session, one for a login that still waits for its code. */
export function staffCookies({ apiUrl }: Pick<Config, 'apiUrl'>) {
  const prefix = apiUrl.startsWith('https:') ? '__Host-' : ''
  return { session: `${prefix}crm`, challenge: `${prefix}crm-step` }
}

/** Hands one cookie on to the browser. better-auth also clears cookies of its own that we never set. */
export function passCookie(c: Context, headers: Headers, name: string) {
  const last = headers.getSetCookie().findLast((cookie) => cookie.startsWith(`${name}=`))
  if (last) c.header('Set-Cookie', last, { append: true })
}

/** What better-auth may know of a request: the one cookie that matters, and the browser's name. */
export function headersWith(c: Context, name: string) {
  const headers = userAgentOf(c.req.raw.headers)
  const value = getCookie(c, name)
  if (value) headers.set('cookie', `${name}=${encodeURIComponent(value)}`)
  return headers
}

/** The part before the signature. Unchecked: good for looking something up, proof of nothing. */
export function unsignedValue(c: Context, name: string) {
  return getCookie(c, name)?.split('.')[0]
}

/** The token of the session that these headers start. */
export function startedToken(headers: Headers, name: string) {
  const cookie = headers.getSetCookie().findLast((line) => line.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1).split('.')[0]
}
