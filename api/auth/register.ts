import type { Registration } from '@nokshi/contract/auth.ts'
import { isAPIError } from 'better-auth/api'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { withPreparedHash } from './passwords.ts'
import { findUserByEmail } from './queries.ts'
import { requireUncommonPassword } from './weak-passwords.ts'

/** Creates the account and its first session. The cookie is in the headers. */
export async function register({ auth, db }: Pick<Deps, 'auth' | 'db'>, { email, password }: Registration) {
  requireUncommonPassword(password, email)

  try {
    const { headers, response } = await withPreparedHash(password, () =>
      auth.api.signUpEmail({ body: { email, password, name: email }, returnHeaders: true }),
    )
    return { headers, user: { id: response.user.id, email: response.user.email } }
  } catch (fault) {
    // The unique index is the judge: of fifty at once, one got through and the others end here.
    if (isAPIError(fault) && (await findUserByEmail(db, email))) {
      throw new Refusal(
        'conflict',
        'address-taken',
        'There is already an account with this email address. Log in instead.',
      )
    }
    throw fault
  }
}
