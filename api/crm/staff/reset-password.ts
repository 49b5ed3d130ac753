import type { StaffPasswordReset } from '@nokshi/contract/crm/staff.ts'
import * as accounts from '../../accounts/change-password.ts'
import { staff } from '../../accounts/kinds.ts'
import { lockPerson, updateVerified } from '../../accounts/queries.ts'
import { deleteTokensOf } from '../../accounts/tokens.ts'
import { type Db, transact } from '../../database/connect.ts'
import { enqueueLinkMail } from '../../outbox/mail.ts'
import { deleteSecretsOf } from '../../outbox/outbox.ts'
import { noteChange } from '../../platform/change-log.ts'
import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import { resetLink, resetMail, secretOf } from './mail.ts'
import { revokeCalendar } from './preference-queries.ts'
import { findStaffByEmail, findStaffById } from './queries.ts'

export const STAFF_RESET_REQUESTED = 'staff-reset-requested'

/** Sends a mail only if an enabled account has this address. */
export async function mailReset(deps: Deps, email: string) {
  const known = await findStaffByEmail(deps.db, email)
  if (!known) return
  await transact(deps.db, async (tx) => {
    // Disabled, or changed to another address, since.
    await lockPerson(tx, { kind: staff, id: known.id })
    const found = await findStaffByEmail(tx, email)
    if (found?.disabledAt !== null) return
    await enqueueLinkMail(deps, tx, resetMail(brandOf(deps), email, await issueResetLink(deps, tx, found.id)), {
      secretOf: secretOf.reset(email),
      expiresAt: deps.now() + accounts.RESET_LINK_MS,
    })
  })
}

/** For a mail, or for the server's terminal. */
export async function issueResetLink(deps: Deps, tx: Db, id: string) {
  return resetLink(deps.config.siteUrl, await accounts.issueResetToken(deps, tx, { kind: staff, id }))
}

export async function resetPassword(deps: Deps, reset: StaffPasswordReset) {
  await accounts.resetPassword(deps, staff, reset, {
    async listNames({ id }) {
      const found = await findStaffById(deps.db, id)
      return found ? [found.name] : []
    },
    async more(tx, { id, email }) {
      await updateVerified(tx, { kind: staff, id }, deps.now())
      await deleteTokensOf(tx, { kind: staff, id })
      await revokeCalendar(tx, id)
      await deleteSecretsOf(tx, secretOf.reset(email))
      const summary = 'Chose a new password by a link'
      await noteChange(tx, deps.now(), { kind: 'account', summary, actorId: id })
    },
  })
}
