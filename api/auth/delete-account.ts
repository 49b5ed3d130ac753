import type { User } from '@nokshi/contract/auth.ts'
import { withOwnPassword } from '../accounts/own-password.ts'
import { transact } from '../database/transact.ts'
import { deleteSecretsOf, enqueue } from '../outbox/outbox.ts'
import { scrubNotes } from '../platform/change-log.ts'
import type { Deps } from '../platform/deps.ts'
import { secretOf } from './mail.ts'
import { ownPasswordOf } from './own-password.ts'
import { deleteOpenVerifications, deleteUser } from './queries.ts'
import { listLeftAddresses } from './recovery-queries.ts'

/** Told to the slices above, which see to what the database cannot cascade to: uploaded pictures, and usernames. */
export const ACCOUNT_DELETED = 'account-deleted'

export async function deleteAccount(deps: Deps, user: User, password: string, requestHeaders: Headers) {
  await withOwnPassword(deps, ownPasswordOf(deps, user, 'password', requestHeaders), () =>
    deps.auth.api.verifyPassword({ body: { password }, headers: requestHeaders }),
  )
  await transact(deps.db, async (tx) => {
    await deleteOpenVerifications(tx, user.id)
    for (const secrets of [
      secretOf.reset(user.email),
      secretOf.verification(user.id),
      secretOf.change(user.id),
      secretOf.recovery(user.id),
    ])
      await deleteSecretsOf(tx, secrets)
    // The studio's log names the account by its address, with the reason. Most have no such line, and the log may be long.
    for (const email of await listLeftAddresses(tx, user.id))
      await scrubNotes(tx, 'creator', `account ${email} `)
    const deleted = await deleteUser(tx, user.id)
    // Where two requests delete it at once, the second finds nothing, and must not give its names away.
    const isConfirmed = deleted?.emailVerified !== 0
    await enqueue(tx, deps.now(), ACCOUNT_DELETED, { userId: user.id, isConfirmed })
  })
  deps.outboxSignal.emit('filled')
}
