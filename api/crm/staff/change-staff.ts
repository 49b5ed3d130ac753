import type { StaffEdit } from '@nokshi/contract/crm/staff.ts'
import type { Transaction } from 'kysely'
import { staff as staffKind } from '../../accounts/kinds.ts'
import { deleteSessionsOf } from '../../accounts/sessions.ts'
import { deleteTokensOf } from '../../accounts/tokens.ts'
import { transact } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'
import { deleteSecretsOf } from '../../outbox/outbox.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { INVITER, revokeOpenInvites } from './invites/invite-queries.ts'
import { secretOf } from './mail.ts'
import { revokeCalendar } from './preference-queries.ts'
import { findStaffById, listActiveOwnerIds, lockStudio, type StaffRow, updateStaffAccess } from './queries.ts'
import type { StaffMember } from './session.ts'

/** Changes a role, or disables or enables an account. Either ends all its sessions. */
export function changeStaff(deps: Deps, actor: StaffMember, id: string, edit: StaffEdit) {
  return transact(deps.db, async (tx) => {
    // Two owners who disable each other at the same time must not leave the studio without one.
    await lockStudio(tx)
    const staff = await findStaffById(tx, id)
    if (!staff) throw new Refusal('not-found', 'no-such-staff')
    const owners = await listActiveOwnerIds(tx)
    if (!owners.includes(actor.id)) throw new Refusal('forbidden', 'only-owners')

    const changed = applyEdit(staff, edit, deps.now())
    const isOwner = changed.role === 'owner' && changed.disabledAt === null
    if (!isOwner && owners.every((owner) => owner === id)) throw new Refusal('conflict', 'last-owner')
    if (changed.role === staff.role && changed.disabledAt === staff.disabledAt) return staff
    await changeAccess(tx, changed, deps.now())
    await noteChange(tx, deps.now(), { kind: 'team', summary: describeAccess(staff, changed), actorId: actor.id })
    return changed
  })
}

function applyEdit(staff: StaffRow, { role = staff.role, isDisabled }: StaffEdit, now: number): StaffRow {
  const disabledAt = isDisabled === undefined ? staff.disabledAt : isDisabled ? (staff.disabledAt ?? now) : null
  return { ...staff, role, disabledAt }
}

/** «Removed Rafi (member)», «Changed the role of Rafi: member → owner». */
function describeAccess(before: StaffRow, { name, role, disabledAt }: StaffRow) {
  const roles = before.role === role ? role : `${before.role} → ${role}`
  if ((before.disabledAt === null) === (disabledAt === null)) return `Changed the role of ${name}: ${roles}`
  return `${disabledAt === null ? 'Restored the access of' : 'Removed'} ${name} (${roles})`
}

/** Ends all that began with the old rights: sessions, reset links, open logins, invitations, calendars. */
export async function changeAccess(tx: Transaction<Database>, { id, role, disabledAt }: StaffRow, now: number) {
  await updateStaffAccess(tx, id, { role, disabledAt }, now)
  await deleteSessionsOf(tx, { kind: staffKind, id })
  await deleteTokensOf(tx, { kind: staffKind, id })
  await revokeCalendar(tx, id)
  if (role === INVITER && disabledAt === null) return
  for (const invite of await revokeOpenInvites(tx, { invitedBy: id }, now))
    await deleteSecretsOf(tx, secretOf.invite(invite.id))
}
