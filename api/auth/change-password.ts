import type { PasswordChange, User } from '@nokshi/contract/auth.ts'
import type { Deps } from '../platform/deps.ts'
import { withOwnPassword } from './own-password.ts'
import { deleteOpenVerifications } from './queries.ts'
import { requireUncommonPassword } from './weak-passwords.ts'

/** Ends every session of the account and starts a new one for whoever changed it. The cookie is in the headers. */
export async function changePassword(
  deps: Deps,
  user: User,
  change: PasswordChange,
  requestHeaders: Headers,
) {
  requireUncommonPassword(change.password, user.email)

  return withOwnPassword(deps, user, 'currentPassword', async () => {
    const { headers } = await deps.auth.api.changePassword({
      body: {
        currentPassword: change.currentPassword,
        newPassword: change.password,
        revokeOtherSessions: true,
      },
      headers: requestHeaders,
      returnHeaders: true,
    })
    // A reset link asked for before must not undo the change.
    await deleteOpenVerifications(deps.db, user.id)
    return headers
  })
}
