import type { User } from '@nokshi/contract/auth.ts'
import type { Deps } from '../platform/deps.ts'
import { findUserById } from './queries.ts'

/** Whose password `withOwnPassword` asks for, and in which field of the form. */
export function ownPasswordOf({ db }: Pick<Deps, 'db'>, { id }: User, field: string) {
  return { userId: id, field, isThere: async () => (await findUserById(db, id)) !== undefined }
}
