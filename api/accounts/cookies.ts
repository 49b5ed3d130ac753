import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { userAgentOf } from './user-agent.ts'

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
