import type { CurrentUser } from '@nokshi/contract/auth.ts'
import type { Context, MiddlewareHandler } from 'hono'
import type { Deps } from '../platform/deps.ts'
import { noSession } from '../platform/refusal.ts'
import { deleteSession, updateSessionSeen } from './queries.ts'

/** Who is there, and by which session. */
interface Presence {
  user: CurrentUser
  sessionId: string
  /** Whether a login asks for a code. */
  hasTwoFactor: boolean
}

interface WithUser {
  Variables: Presence
}

/** By the clock that better-auth wrote `createdAt` with. However often it is used, a session ends after thirty days (NIST 800-63B, AAL1). */
export const ABSOLUTE_MILLISECONDS = 30 * 24 * 60 * 60 * 1000

/** How exactly the list of sessions knows when each was last used: a write at every call would be too much. */
const SEEN_EVERY_MILLISECONDS = 5 * 60 * 1000

/** Refuses whoever is not logged in; the routes behind it read `c.get('user')` and `c.get('sessionId')`. */
export function requireUser(deps: Pick<Deps, 'auth' | 'db'>): MiddlewareHandler<WithUser> {
  return async (c, next) => {
    const presence = await findPresence(deps, c)
    if (!presence) throw noSession()
    c.set('user', presence.user)
    c.set('sessionId', presence.sessionId)
    c.set('hasTwoFactor', presence.hasTwoFactor)
    await next()
  }
}

export async function findPresence(
  { auth, db }: Pick<Deps, 'auth' | 'db'>,
  c: Context,
): Promise<Presence | undefined> {
  if (!c.req.header('cookie')) return undefined
  const { headers, response } = await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true })
  if (!response) return undefined
  const { user, session } = response
  if (Date.now() - session.createdAt.getTime() > ABSOLUTE_MILLISECONDS) {
    // better-auth has just made it live for another week, and the sweep goes by that.
    await deleteSession(db, session.token)
    return undefined
  }

  if (Date.now() - session.updatedAt.getTime() > SEEN_EVERY_MILLISECONDS)
    await updateSessionSeen(db, session.id, Date.now())
  passCookies(c, headers)
  return {
    user: { id: user.id, email: user.email, isVerified: user.emailVerified },
    sessionId: session.id,
    hasTwoFactor: user.twoFactorEnabled === true,
  }
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

/**
 * Ends the session the request came with, if any, and returns the headers that make the browser forget it. better-auth
 * says «signed out» even when its database fails, so the row is deleted here.
 */
export async function endSession({ auth, db }: Pick<Deps, 'auth' | 'db'>, c: Context) {
  const { headers } = c.req.raw
  const found = await auth.api.getSession({ headers })
  if (found) await deleteSession(db, found.session.token)
  const answer = await auth.api.signOut({ headers, returnHeaders: true })
  return answer.headers
}
