import { randomBytes } from 'node:crypto'
import type { StaffPasswordReset } from '@nokshi/contract/staff.ts'
import { isAPIError } from 'better-auth/api'
import { forgiveFailedLogins } from '../accounts/login-limits.ts'
import { mailboxOf } from '../accounts/mailbox.ts'
import { withPreparedHash } from '../accounts/passwords.ts'
import { requireUncommonPassword } from '../accounts/weak-passwords.ts'
import { deleteSecretsOf, enqueue } from '../outbox/outbox.ts'
import { noteChange } from '../platform/change-log.ts'
import type { Deps } from '../platform/deps.ts'
import { countHit, type Limit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { RESET_LINK_SECONDS, resetLink, secretOf } from './mail.ts'
import { revokeCalendar } from './preference-queries.ts'
import { deleteOpenVerifications, findStaffByEmail, findStaffById, updateStaffVerified } from './queries.ts'

/** The most mails one mailbox gets, whoever asks for them. */
const perMailbox: Limit = { name: 'staff-reset-mailbox', hits: 5, perSeconds: 60 * 60 }

export const STAFF_RESET_REQUESTED = 'staff-reset-requested'

/** Only notes the wish: whether there is such an account is looked up later, so that the answer always takes as long. */
export async function requestPasswordReset(deps: Deps, email: string) {
  const { isOver } = await countHit(deps, perMailbox, [mailboxOf(email)])
  if (isOver) return
  await enqueue(deps.db, deps.now(), STAFF_RESET_REQUESTED, { email, isPrivate: true })
  deps.outboxSignal.emit('filled')
}

/** Sends the mail when there is such an account and its way in is open. */
export async function mailReset({ db, staffAuth }: Deps, email: string) {
  const staff = await findStaffByEmail(db, email)
  if (staff?.disabledAt === null) await staffAuth.api.requestPasswordReset({ body: { email } })
}

/** A link for somebody who reads it from the server's own terminal, as good as one from a mail. */
export async function issueResetLink({ staffAuth, config }: Deps, staffId: string) {
  const token = randomBytes(32).toString('base64url')
  const { internalAdapter } = await staffAuth.$context
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: staffId,
    expiresAt: new Date(Date.now() + RESET_LINK_SECONDS * 1000),
  })
  return resetLink(config.siteUrl, token)
}

/** Ends every session and starts none: whoever has two-factor still needs a code to log in. */
export async function resetPassword(deps: Deps, { token, password }: StaffPasswordReset) {
  const staff = await findStaffByToken(deps, token)
  if (!staff) throw new Refusal('invalid', 'reset-link-spent', { at: 'token' })
  requireUncommonPassword(password, staff.email, [staff.name])

  try {
    // Hashed before the token is used up: a hasher that is too busy must not cost the person their link.
    await withPreparedHash(password, () =>
      deps.staffAuth.api.resetPassword({ body: { token, newPassword: password } }),
    )
  } catch (fault) {
    if (isAPIError(fault)) throw new Refusal('invalid', 'reset-link-spent', { at: 'token' })
    throw fault
  }
  await updateStaffVerified(deps.db, staff.id, deps.now())
  await deleteOpenVerifications(deps.db, staff.id)
  await revokeCalendar(deps.db, staff.id)
  await deleteSecretsOf(deps.db, secretOf.reset(staff.email))
  const summary = 'Chose a new password by a link'
  await noteChange(deps.db, deps.now(), { kind: 'account', summary, actorId: staff.id })
  await forgiveFailedLogins(deps, 'staff-login', staff.email)
}

/** better-auth keeps tokens hashed; it alone can look one up. Not everything that is no token could be asked of a database. */
async function findStaffByToken({ staffAuth, db }: Deps, token: string) {
  if (!/^[\w-]+$/.test(token)) return undefined
  const { internalAdapter } = await staffAuth.$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  return found ? findStaffById(db, found.value) : undefined
}
