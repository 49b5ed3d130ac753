import type { SessionProof } from '@nokshi/contract/auth/safety.ts'
import type { CurrentUser } from '@nokshi/contract/auth.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { type AccountHolder, requireOwnPassword } from '../accounts/change-password.ts'
import { creators } from '../accounts/kinds.ts'
import { consumePasskey } from '../accounts/passkeys/passkeys.ts'
import { findSession, type SessionDeps } from '../accounts/sessions.ts'
import { type Counting, countCall } from '../http/declared-calls.ts'
import type { Deps } from '../platform/deps.ts'
import { noSession, Refusal } from '../platform/refusal.ts'
import { findUserById, hasProof, type ProofMethod, putProof } from './queries.ts'

interface Presence {
  user: CurrentUser
  holder: AccountHolder
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Set by the gate for calls that need a session. */
    user: CurrentUser
  }
}

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
  c.set('holder', presence.holder)
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
    holder: { kind: creators, id, hasTwoFactor: twoFactorEnabled === 1, sessionId: session.id },
  }
}

/** Needed once a day in a session, because sessions, also stolen ones, last for weeks. */
const PROOF_MS = 24 * 60 * 60 * 1000

export async function proveSession(deps: Deps, holder: AccountHolder, { password = '', passkey }: SessionProof) {
  if (passkey) await consumePasskey(deps, holder, passkey, holder.id)
  else await requireOwnPassword(deps, holder, password)
  await noteProof(deps, holder.sessionId, passkey ? 'passkey' : 'password')
}

export async function noteProof({ db, now }: Pick<Deps, 'db' | 'now'>, sessionId: string, method: ProofMethod) {
  await putProof(db, { sessionId, method, provedAt: now() })
}

const accepted = { 'proof-needed': ['password', 'passkey', 'new-page'], 'password-needed': ['password'] } as const

/** For changes that outlive a stolen session. Names the fields that wait. */
export async function requireRecentProof(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
  code: keyof typeof accepted = 'proof-needed',
  fields: string[] = [],
) {
  if (await hasProof(db, sessionId, accepted[code], now() - PROOF_MS)) return
  const codes = Object.fromEntries(fields.map((field) => [field, { code }]))
  throw new Refusal('forbidden', code, fields.length > 0 ? { fields: codes } : {})
}
