import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertStaff, type NewStaff } from './queries.ts'
import type { StaffMember } from './session.ts'

/** Runs in the transaction that uses up the claim or invitation. */
export async function createStaff(tx: Transaction<Database>, now: number, staff: NewStaff): Promise<StaffMember> {
  if (!(await insertStaff(tx, staff, now))) throw addressTaken()
  const { id, name, email, role } = staff
  return { id, name, email, role }
}

export function addressTaken() {
  return new Refusal('conflict', 'colleague-exists', { at: 'email' })
}
