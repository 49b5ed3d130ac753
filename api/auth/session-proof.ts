import type { SessionProof } from '@nokshi/contract/auth/safety.ts'
import { withOwnPassword } from '../accounts/own-password.ts'
import { consumePasskey } from '../accounts/passkeys/passkeys.ts'
import type { TwoFactorHolder } from '../accounts/two-factor-holder.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { deleteOldProofs, hasProof, type ProofMethod, putProof } from './proof-queries.ts'

/** Needed once a day in a session, because sessions, also stolen ones, last for weeks. */
const PROOF_MS = 24 * 60 * 60 * 1000

export async function proveSession(
  deps: Deps,
  holder: TwoFactorHolder,
  sessionId: string,
  { password = '', passkey }: SessionProof,
) {
  if (passkey) await consumePasskey(deps, holder, passkey, holder.id)
  else await withOwnPassword(deps, holder.passwordOwner, () => holder.checkPassword(password))
  await noteProof(deps, sessionId, passkey ? 'passkey' : 'password')
}

export async function noteProof({ db, now }: Pick<Deps, 'db' | 'now'>, sessionId: string, method: ProofMethod) {
  await deleteOldProofs(db, now() - PROOF_MS)
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
