import type { Deps } from '../platform/deps.ts'
import { findStaffById } from './queries.ts'

/** Whose password `withOwnPassword` asks for, and in which field of the form. */
export function ownPasswordOf({ db }: Pick<Deps, 'db'>, staffId: string, field: string) {
  return { userId: staffId, field, isThere: async () => (await findStaffById(db, staffId)) !== undefined }
}
