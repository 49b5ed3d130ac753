import type { PasswordReset } from '@nokshi/contract/auth.ts'
import { isAPIError } from 'better-auth/api'
import type { Deps } from '../platform/deps.ts'
import { enqueue } from '../platform/outbox.ts'
import { countHit, type Limit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { withPreparedHash } from './passwords.ts'
import { requireUncommonPassword } from './weak-passwords.ts'

/** The most mails one mailbox gets, whoever asks for them. */
const perMailbox: Limit = { name: 'reset-mailbox', hits: 5, perSeconds: 60 * 60 }

export const RESET_REQUESTED = 'reset-requested'

/**
 * Only notes the wish. Whether there is such an account is looked up later, in the background: so the answer is the
 * same for everybody, also in the time it takes.
 */
export async function requestPasswordReset(deps: Deps, email: string) {
  const address = email.toLowerCase()
  const { isOver } = await countHit(deps, perMailbox, address)
  if (isOver) return
  await enqueue(deps.db, deps.now(), RESET_REQUESTED, { email: address, isPrivate: true })
  deps.outboxSignal.emit('filled')
}

export async function resetPassword({ auth }: Deps, { token, password }: PasswordReset) {
  requireUncommonPassword(password, '')
  try {
    await withPreparedHash(password, () => auth.api.resetPassword({ body: { token, newPassword: password } }))
  } catch (fault) {
    if (!isAPIError(fault)) throw fault
    throw new Refusal(
      'invalid',
      'reset-link-spent',
      'This link was used before or is too old. Ask for a new one.',
      {
        fields: { token: 'This link was used before or is too old. Ask for a new one.' },
      },
    )
  }
}
