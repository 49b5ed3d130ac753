import type { Context } from 'hono'
import type { Db } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import type { Deps } from '../platform/deps.ts'
import { noSession } from '../platform/refusal.ts'
import { withOwnPassword } from './own-password.ts'
import { hashPassword } from './passwords.ts'
import { deleteBegunTwoFactor, updatePassword } from './queries.ts'
import { deleteSessionsOf, lockLoggedIn, startSession } from './sessions.ts'
import { deleteOwnTokens } from './tokens.ts'
import type { TwoFactorHolder } from './two-factor-holder.ts'
import { requireUncommonPassword } from './weak-passwords.ts'

interface Change {
  currentPassword: string
  password: string
}

interface Owner {
  email: string
  names: string[]
}

/** Ends every session of the account and starts a new one. What else ends with it is in `more`. */
export async function changePassword(
  deps: Deps,
  c: Context,
  holder: TwoFactorHolder,
  change: Change,
  { email, names }: Owner,
  more: (tx: Db) => Promise<void> = async () => {},
) {
  requireUncommonPassword(deps, change.password, email, names)
  await withOwnPassword(deps, holder.passwordOwner, async () => {
    const stored = await holder.checkPassword(change.currentPassword, 'currentPassword')
    // Before the transaction: SQLite has one connection, and a slow hash would make everybody wait.
    const hash = await hashPassword(change.password)
    await transact(deps.db, async (tx) => {
      if ((await lockLoggedIn(tx, holder)).passwordHash !== stored) throw noSession()
      await updatePassword(tx, holder, hash, deps.now())
      await deleteSessionsOf(tx, holder)
      // Links and apps begun by somebody who knew the old password must not undo the change.
      await deleteOwnTokens(tx, holder)
      await deleteBegunTwoFactor(tx, holder)
      await more(tx)
      await startSession({ ...deps, db: tx }, c, holder)
    })
  })
}
