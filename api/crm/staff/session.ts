import type { Staff } from '@nokshi/contract/crm/staff.ts'
import { roles } from '@nokshi/contract/roles.ts'
import type { Context } from 'hono'
import { staff as staffKind } from '../../accounts/kinds.ts'
import { findSession, type SessionDeps } from '../../accounts/sessions.ts'
import { findStaffById } from './queries.ts'

/** A member of staff, as `c.get('staff')` behind the gate. */
export type StaffMember = Pick<Staff, 'id' | 'name' | 'email' | 'role'>

export interface StaffPresence {
  staff: StaffMember
  hasTwoFactor: boolean
}

export async function findPresence(deps: SessionDeps, c: Context) {
  const session = await findSession(deps, c, staffKind)
  const found = session && (await findStaffById(deps.db, session.personId))
  // A newer release may know more roles than this one.
  const role = roles.find((known) => known === found?.role)
  if (!found || !role || found.disabledAt !== null) return undefined
  const { id, name, email, twoFactorEnabled } = found
  const holder = { kind: staffKind, id, hasTwoFactor: twoFactorEnabled === 1, sessionId: session.id }
  return { staff: { id, name, email, role }, holder }
}
