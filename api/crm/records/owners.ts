import type { Reference } from '@nokshi/contract/crm/records.ts'
import type { Db } from '../../database/connect.ts'
import { listStaff } from '../staff/queries.ts'

/** All staff by id, former ones included. */
export async function listOwners(db: Db): Promise<Map<string, Reference>> {
  const staff = await listStaff(db)
  return new Map(staff.map(({ id, name }) => [id, { id, name }]))
}
