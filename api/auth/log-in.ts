import type { Login } from '@nokshi/contract/auth.ts'
import type { Deps } from '../platform/deps.ts'
import { forgetTries, requireTriesLeft } from '../platform/login-limits.ts'
import { Refusal } from '../platform/refusal.ts'
import { userAgentOf } from '../platform/user-agent.ts'
import { isWrongPassword } from '../platform/wrong-password.ts'
import { findUserByEmail } from './queries.ts'

/** Starts a session. The cookie is in the headers. */
export async function logIn(deps: Deps, { email, password }: Login, place: string, requestHeaders: Headers) {
  const loginTry = { door: 'login', email, place } as const
  await requireTriesLeft(deps, loginTry)

  const { headers, response } = await deps.auth.api
    .signInEmail({ body: { email, password }, headers: userAgentOf(requestHeaders), returnHeaders: true })
    .catch(async (fault: unknown) => {
      // An account that is deleted at this moment fails in another way, and is as unknown as any other.
      if (!isWrongPassword(fault) && (await findUserByEmail(deps.db, email))) throw fault
      throw new Refusal('unauthenticated', 'wrong-credentials', 'Email or password is incorrect.')
    })

  await forgetTries(deps, loginTry)
  return { headers, user: { id: response.user.id, email: response.user.email } }
}
