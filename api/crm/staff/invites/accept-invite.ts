import type { StaffRegistration } from '@nokshi/contract/crm/invites.ts'
import { hashPassword, requireUncommonPassword } from '../../../accounts/passwords.ts'
import { hashToken } from '../../../accounts/tokens.ts'
import { transact } from '../../../database/connect.ts'
import { deleteSecretsOf } from '../../../outbox/outbox.ts'
import { noteChange } from '../../../platform/change-log.ts'
import { brandOf } from '../../../platform/content.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { createStaff } from '../create-staff.ts'
import { secretOf } from '../mail.ts'
import { findInviteByHash, updateInviteUsed } from './invite-queries.ts'
import { inviteState } from './invite-state.ts'

/** Shown before the invited person chooses a password. */
export async function lookAtInvite(deps: Deps, token: string) {
  const { email, role } = await getOpenInvite(deps, token)
  return { email, role, studio: brandOf(deps).name }
}

/** Address and role come from the invitation, whatever else was sent. */
export async function acceptInvite(deps: Deps, { token, name, password }: StaffRegistration) {
  const { email } = await getOpenInvite(deps, token)
  requireUncommonPassword(deps, password, email, [name])
  // Before the transaction: SQLite has one connection, which a slow hash would block.
  const passwordHash = await hashPassword(password)
  const now = deps.now()
  const id = newId(now)
  return transact(deps.db, async (tx) => {
    const invite = await updateInviteUsed(tx, hashToken(token), now)
    if (!invite) throw inviteSpent()
    await deleteSecretsOf(tx, secretOf.invite(invite.id))
    const summary = `Accepted the invitation to ${invite.email} and joined as ${invite.role}`
    await noteChange(tx, now, { kind: 'team', summary, actorId: id })
    return createStaff(tx, now, {
      id,
      name,
      email: invite.email,
      emailVerified: invite.isMailed,
      role: invite.role,
      passwordHash,
    })
  })
}

async function getOpenInvite({ db, now }: Deps, token: string) {
  const invite = await findInviteByHash(db, hashToken(token))
  if (!invite || inviteState(invite, now()) !== 'open') throw inviteSpent()
  return invite
}

function inviteSpent() {
  return new Refusal('not-found', 'invite-spent', { at: 'token' })
}
