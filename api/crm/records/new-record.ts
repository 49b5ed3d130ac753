import { newId } from '../../platform/ids.ts'

/** What every new record of the CRM begins with. */
export function newRecord(now: number, id = newId(now)) {
  return { id, version: 1, createdAt: now, updatedAt: now, deletedAt: null }
}
