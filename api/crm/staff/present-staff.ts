import type { Invite } from '@nokshi/contract/crm/invites.ts'
import type { Me, Staff } from '@nokshi/contract/crm/staff.ts'
import type { Db } from '../../database/connect.ts'
import type { InviteRow } from './invites/invite-queries.ts'
import { inviteState } from './invites/invite-state.ts'
import type { StaffRow } from './queries.ts'
import type { StaffPresence } from './session.ts'
import { getStudioSettings } from './studio/studio.ts'

export function presentStaff(staff: StaffRow): Staff {
  const { id, name, email, role, twoFactorEnabled, disabledAt, restoredAt } = staff
  const isDisabledByRestore = disabledAt !== null && String(disabledAt) === restoredAt
  const access = { isDisabled: disabledAt !== null, isDisabledByRestore }
  return { id, name, email, role, hasTwoFactor: twoFactorEnabled === 1, ...access }
}

export async function presentMe(db: Db, { staff, hasTwoFactor }: StaffPresence): Promise<Me> {
  const { requiresTwoFactor } = await getStudioSettings(db)
  return { ...staff, hasTwoFactor, isDisabled: false, mustSetUpTwoFactor: requiresTwoFactor && !hasTwoFactor }
}

export function presentInvite(invite: InviteRow, now: number): Invite {
  const { id, email, role, invitedBy, createdAt, expiresAt } = invite
  return { id, email, role, invitedBy, createdAt, expiresAt, state: inviteState(invite, now) }
}
