import type { StaffPasswordChange } from '@nokshi/contract/staff.ts'
import type { Context } from 'hono'
import { headersWith } from '../accounts/cookies.ts'
import { withOwnPassword } from '../accounts/own-password.ts'
import { requireUncommonPassword } from '../accounts/weak-passwords.ts'
import type { Deps } from '../platform/deps.ts'
import { staffCookies } from './cookies.ts'
import { ownPasswordOf } from './own-password.ts'
import { revokeCalendar } from './preference-queries.ts'
import { deleteOpenVerifications } from './queries.ts'

/** Ends every session of the account and starts a new one for whoever changed it. The cookie is in the headers. */
export async function changePassword(deps: Deps, c: Context, change: StaffPasswordChange) {
  const staff = c.get('staff')
  requireUncommonPassword(change.password, staff.email, [staff.name])

  return withOwnPassword(deps, ownPasswordOf(deps, c, 'currentPassword'), async () => {
    const { headers } = await deps.staffAuth.api.changePassword({
      body: {
        currentPassword: change.currentPassword,
        newPassword: change.password,
        revokeOtherSessions: true,
      },
      headers: headersWith(c, staffCookies(deps.config).session),
      returnHeaders: true,
    })
    // No link asked for before, by whoever else knew the old password, must undo the change.
    await deleteOpenVerifications(deps.db, staff.id)
    // Nor may an address for calendars that they made go on.
    await revokeCalendar(deps.db, staff.id)
    return headers
  })
}
