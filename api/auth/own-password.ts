import type { User } from '@nokshi/contract/auth.ts'
import type { Deps } from '../platform/deps.ts'
import { findCredential } from './queries.ts'

/** Whose password `withOwnPassword` asks for, and in which field of the form. */
export function ownPasswordOf(
  { auth, db }: Pick<Deps, 'auth' | 'db'>,
  { id }: User,
  field: string,
  headers: Headers,
) {
  return {
    userId: id,
    field,
    // A change of the password ends every session there was. better-auth writes the password first and deletes the
    // sessions next; one that is older than the password counts as ended in between, too.
    async isLoggedIn() {
      const found = await auth.api.getSession({ headers })
      const credential = await findCredential(db, id)
      return (
        found !== null &&
        credential !== undefined &&
        credential.changedAt <= found.session.createdAt.toISOString()
      )
    },
  }
}
