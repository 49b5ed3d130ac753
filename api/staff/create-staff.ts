import type { Role } from '@nokshi/contract/roles.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { insertCredential, insertStaff } from './queries.ts'
import type { StaffMember } from './session.ts'

interface StaffWish {
  id: string
  name: string
  email: string
  emailVerified: number
  role: Role
  /** Of the password. */
  hash: string
}

/**
 * Writes an account as better-auth would, but within the caller's transaction: the claim or the invitation that gives
 * the right to it is used up if, and only if, the account is there.
 */
export async function createStaff(
  tx: Transaction<Database>,
  now: number,
  { hash, ...staff }: StaffWish,
): Promise<StaffMember> {
  if (!(await insertStaff(tx, staff, now))) throw addressTaken()
  await insertCredential(tx, newId(now), staff.id, hash, now)
  const { id, name, email, role } = staff
  return { id, name, email, role }
}

export function addressTaken() {
  return new Refusal('conflict', 'colleague-exists', { at: 'email' })
}
