import type { User } from '@nokshi/contract/auth.ts'
import type { Context, MiddlewareHandler } from 'hono'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'

interface WithUser {
  Variables: { user: User }
}

/** By the clock that better-auth wrote `createdAt` with. However often it is used, a session ends after thirty days (NIST 800-63B, AAL1). */
const ABSOLUTE_MILLISECONDS = 30 * 24 * 60 * 60 * 1000

/** Refuses whoever is not logged in; the routes behind it read `c.get('user')`. */
export function requireUser(deps: Pick<Deps, 'auth'>): MiddlewareHandler<WithUser> {
  return async (c, next) => {
    const user = await findUser(deps, c)
    if (!user) throw noSession()
    c.set('user', user)
    await next()
  }
}

export function noSession() {
  return new Refusal('unauthenticated', 'no-session', 'Log in to continue.')
}

export async function findUser({ auth }: Pick<Deps, 'auth'>, c: Context): Promise<User | undefined> {
  if (!c.req.header('cookie')) return undefined
  const { headers, response } = await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true })
  if (!response || Date.now() - response.session.createdAt.getTime() > ABSOLUTE_MILLISECONDS) return undefined

  passCookies(c, headers)
  return { id: response.user.id, email: response.user.email }
}

/**
 * Hands the session's cookie on: a session in use lives longer, and the browser must learn of it. better-auth also
 * clears cookies of its own that we never set.
 */
export function passCookies(c: Context, headers: Headers) {
  for (const cookie of headers.getSetCookie()) {
    if (/^(__Host-)?sid=/.test(cookie)) c.header('Set-Cookie', cookie, { append: true })
  }
}
