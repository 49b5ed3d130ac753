import type { PasswordChange, User } from '@nokshi/contract/auth.ts'
import { withOwnPassword } from '../accounts/own-password.ts'
import { userAgentOf } from '../accounts/user-agent.ts'
import { requireUncommonPassword } from '../accounts/weak-passwords.ts'
import type { Deps } from '../platform/deps.ts'
import { ownPasswordOf } from './own-password.ts'
import { deleteOwnLinks } from './queries.ts'

/** Ends every session of the account and starts a new one for whoever changed it. The cookie is in the headers. */
export async function changePassword(
  deps: Deps,
  user: User,
  change: PasswordChange,
  usernames: string[],
  requestHeaders: Headers,
) {
  requireUncommonPassword(change.password, user.email, usernames)

  return withOwnPassword(deps, ownPasswordOf(deps, user, 'currentPassword', requestHeaders), async () => {
    const { headers } = await deps.auth.api.changePassword({
      body: {
        currentPassword: change.currentPassword,
        newPassword: change.password,
        revokeOtherSessions: true,
      },
      headers: bounded(requestHeaders),
      returnHeaders: true,
    })
    // No link asked for before, by whoever else knew the old password, must undo the change.
    await deleteOwnLinks(deps.db, user.id)
    return headers
  })
}

/** What it takes to know the session and to start the next one. */
function bounded(requestHeaders: Headers) {
  const headers = userAgentOf(requestHeaders)
  headers.set('cookie', requestHeaders.get('cookie') ?? '')
  return headers
}
