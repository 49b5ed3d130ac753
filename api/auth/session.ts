import type { CurrentUser } from '@nokshi/contract/auth.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { creators } from '../accounts/kinds.ts'
import { findSession, type SessionDeps } from '../accounts/sessions.ts'
import { type Counting, countCall } from '../http/declared-calls.ts'
import { noSession } from '../platform/refusal.ts'
import { findUserById } from './queries.ts'

interface Presence {
  user: CurrentUser
  sessionId: string
  hasTwoFactor: boolean
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Set by the gate for calls that need a session. */
    user: CurrentUser
    sessionId: string
  }
}

/** Checks the session for calls of Creator LinkHub, as the contract declares it. */
export function userGate(deps: SessionDeps & Counting): MiddlewareHandler {
  return async (c, next) => {
    if (c.get('operation')?.needs === 'session') await requireSession(deps, c)
    await next()
  }
}

async function requireSession(deps: SessionDeps & Counting, c: Context) {
  const presence = await findPresence(deps, c)
  if (!presence) throw noSession()
  c.set('user', presence.user)
  c.set('sessionId', presence.sessionId)
  c.set('hasTwoFactor', presence.hasTwoFactor)
  await countCall(deps, c, presence.user.id)
}

export async function findPresence(deps: SessionDeps, c: Context): Promise<Presence | undefined> {
  const session = await findSession(deps, c, creators)
  const user = session && (await findUserById(deps.db, session.personId))
  if (!user) return undefined
  const { id, email, emailVerified, twoFactorEnabled } = user
  const isVerified = emailVerified === 1
  return {
    user: { id, email, isVerified, ...(!isVerified && deps.config.mail && { isMailed: true }) },
    sessionId: session.id,
    hasTwoFactor: twoFactorEnabled === 1,
  }
}
