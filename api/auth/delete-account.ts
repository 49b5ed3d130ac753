import type { User } from '@nokshi/contract/auth.ts'
import { withOwnPassword } from '../accounts/own-password.ts'
import { lockLoggedIn } from '../accounts/sessions.ts'
import type { TwoFactorHolder } from '../accounts/two-factor-holder.ts'
import { transact } from '../database/transact.ts'
import { deleteSecretsOf, enqueue } from '../outbox/outbox.ts'
import { scrubNotes } from '../platform/change-log.ts'
import type { Deps } from '../platform/deps.ts'
import { secretsOf } from './mail.ts'
import { deleteProofsOf } from './proof-queries.ts'
import { deleteUser } from './queries.ts'
import { listLeftAddresses } from './recovery-queries.ts'

/** For slices that delete what the database cannot cascade to: pictures and usernames. */
export const ACCOUNT_DELETED = 'account-deleted'

export async function deleteAccount(deps: Deps, user: User, holder: TwoFactorHolder, password: string) {
  await withOwnPassword(deps, holder.passwordOwner, () => holder.checkPassword(password))
  await transact(deps.db, async (tx) => {
    await lockLoggedIn(tx, holder)
    for (const secret of secretsOf(user)) await deleteSecretsOf(tx, secret)
    // The studio's log names the account by its address, with the reason.
    for (const email of new Set([user.email, ...(await listLeftAddresses(tx, user.id))]))
      await scrubNotes(tx, 'creator', `account ${email} `)
    await deleteProofsOf(tx, user.id)
    const isConfirmed = (await deleteUser(tx, user.id))?.emailVerified !== 0
    await enqueue(tx, deps.now(), ACCOUNT_DELETED, { userId: user.id, isConfirmed })
  })
  deps.outboxSignal.emit('filled')
}
