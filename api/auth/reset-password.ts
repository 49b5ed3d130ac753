import type { PasswordReset } from '@nokshi/contract/auth.ts'
import { isAPIError } from 'better-auth/api'
import { forgiveFailedLogins } from '../accounts/login-limits.ts'
import { mailboxOf } from '../accounts/mailbox.ts'
import { withPreparedHash } from '../accounts/passwords.ts'
import { requireUncommonPassword } from '../accounts/weak-passwords.ts'
import { transact } from '../database/transact.ts'
import { deleteSecretsOf, enqueue } from '../outbox/outbox.ts'
import type { Deps } from '../platform/deps.ts'
import { countHit, type Limit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { tellConfirmed } from './address-confirmed.ts'
import { secretOf } from './mail.ts'
import { deleteOwnLinks, findUserById, updateUserVerified } from './queries.ts'
import { stopIfOpen } from './stop-recovery.ts'

/** The most mails one mailbox gets, whoever asks for them. */
const perMailbox: Limit = { name: 'reset-mailbox', hits: 5, perSeconds: 60 * 60 }

/** Begins the tokens of links that were read from the server's terminal, not from a mail. */
export const TERMINAL_TOKEN = 'terminal-'

export const RESET_REQUESTED = 'reset-requested'

/**
 * Only notes the wish. Whether there is such an account is looked up later, in the background: so the answer is the
 * same for everybody, also in the time it takes.
 */
export async function requestPasswordReset(deps: Deps, email: string) {
  const { isOver } = await countHit(deps, perMailbox, [mailboxOf(email)])
  if (isOver) return
  await enqueue(deps.db, deps.now(), RESET_REQUESTED, { email, isPrivate: true })
  deps.outboxSignal.emit('filled')
}

/** The names of the page that goes with an account. */
type ListUsernames = (userId: string) => Promise<string[]>

export async function resetPassword(
  deps: Deps,
  { token, password }: PasswordReset,
  listUsernames: ListUsernames,
) {
  const user = await findUserByToken(deps, token)
  if (!user) throw new Refusal('invalid', 'reset-link-spent', { at: 'token' })
  requireUncommonPassword(password, user.email, await listUsernames(user.id))

  try {
    // Hashed before the token is used up: a hasher that is too busy must not cost the person their link.
    await withPreparedHash(password, () =>
      deps.auth.api.resetPassword({ body: { token, newPassword: password } }),
    )
    // Whoever followed a link from a mail reads that mailbox.
    if (!token.startsWith(TERMINAL_TOKEN)) {
      await updateUserVerified(deps.db, user.id, deps.now())
      await tellConfirmed(deps.db, deps.now(), user)
      // It is not lost, then.
      await transact(deps.db, (tx) => stopIfOpen(deps, tx, user.id, 'old mailbox'))
      deps.outboxSignal.emit('filled')
    }
    // A change of address that somebody else asked for ends here.
    await deleteOwnLinks(deps.db, user.id)
    await deleteSecretsOf(deps.db, secretOf.reset(user.email))
    await deleteSecretsOf(deps.db, secretOf.change(user.id))
    await forgiveFailedLogins(deps, 'login', user.email)
  } catch (fault) {
    if (isAPIError(fault)) throw new Refusal('invalid', 'reset-link-spent', { at: 'token' })
    throw fault
  }
}

/** better-auth keeps tokens hashed; it alone can look one up. Not everything that is no token could be asked of a database. */
async function findUserByToken({ auth, db }: Deps, token: string) {
  if (!/^[\w-]+$/.test(token)) return undefined
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  return found ? findUserById(db, found.value) : undefined
}
