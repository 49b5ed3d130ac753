import type { PasswordReset } from '@nokshi/contract/auth.ts'
import { isAPIError } from 'better-auth/api'
import type { Deps } from '../platform/deps.ts'
import { enqueue } from '../platform/outbox.ts'
import { countHit, type Limit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { forgiveFailedLogins } from './log-in.ts'
import { withPreparedHash } from './passwords.ts'
import { findUserById } from './queries.ts'
import { requireUncommonPassword } from './weak-passwords.ts'

/** The most mails one mailbox gets, whoever asks for them. */
const perMailbox: Limit = { name: 'reset-mailbox', hits: 5, perSeconds: 60 * 60 }

export const RESET_REQUESTED = 'reset-requested'

/**
 * Only notes the wish. Whether there is such an account is looked up later, in the background: so the answer is the
 * same for everybody, also in the time it takes.
 */
export async function requestPasswordReset(deps: Deps, email: string) {
  const { isOver } = await countHit(deps, perMailbox, [email])
  if (isOver) return
  await enqueue(deps.db, deps.now(), RESET_REQUESTED, { email, isPrivate: true })
  deps.outboxSignal.emit('filled')
}

export async function resetPassword(deps: Deps, { token, password }: PasswordReset) {
  const user = await findUserByToken(deps, token)
  if (!user) throw linkSpent()
  requireUncommonPassword(password, user.email)

  try {
    // Hashed before the token is used up: a hasher that is too busy must not cost the person their link.
    await withPreparedHash(password, () =>
      deps.auth.api.resetPassword({ body: { token, newPassword: password } }),
    )
    await forgiveFailedLogins(deps, user.email)
  } catch (fault) {
    if (isAPIError(fault)) throw linkSpent()
    throw fault
  }
}

/** better-auth keeps tokens hashed; it alone can look one up. */
async function findUserByToken({ auth, db }: Deps, token: string) {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  return found ? findUserById(db, found.value) : undefined
}

function linkSpent() {
  const sentence = 'This link was used before or is too old. Ask for a new one.'
  return new Refusal('invalid', 'reset-link-spent', sentence, { fields: { token: sentence } })
}
