import type { User } from '@nokshi/contract/auth.ts'
import { type AccountHolder, requireOwnPassword } from '../accounts/change-password.ts'
import { lockLoggedIn } from '../accounts/sessions.ts'
import { transact } from '../database/connect.ts'
import { deleteSecretsOf, enqueue } from '../outbox/outbox.ts'
import { scrubNotes } from '../platform/change-log.ts'
import type { Deps } from '../platform/deps.ts'
import { secretsOf } from './mail.ts'
import { deleteProofsOf, deleteUser, listLeftAddresses } from './queries.ts'

/** For slices that delete what the database cannot cascade to: pictures and usernames. */
export const ACCOUNT_DELETED = 'account-deleted'

export async function deleteAccount(deps: Deps, user: User, holder: AccountHolder, password: string) {
  await requireOwnPassword(deps, holder, password)
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
}
