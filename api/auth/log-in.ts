import type { Login } from '@nokshi/contract/auth.ts'
import { forgetTries, requireTriesLeft, takeBackTry } from '../accounts/login-limits.ts'
import { isHasherBusy, renewHash } from '../accounts/passwords.ts'
import { userAgentOf } from '../accounts/user-agent.ts'
import { isWrongPassword } from '../accounts/wrong-password.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { findCredential, findUserByEmail, updatePasswordHash } from './queries.ts'

/** Starts a session, or a wait for the code of whoever has two-factor. The cookie is in the headers. */
export async function logIn(
  deps: Deps,
  { email, password }: Pick<Login, 'email' | 'password'>,
  network: string,
  requestHeaders: Headers,
) {
  const loginTry = { kind: 'login', email, network } as const
  await requireTriesLeft(deps, loginTry)

  const { headers, response } = await deps.auth.api
    .signInEmail({ body: { email, password }, headers: userAgentOf(requestHeaders), returnHeaders: true })
    .catch(async (fault: unknown) => {
      if (isHasherBusy(fault)) {
        await takeBackTry(deps, loginTry)
        throw fault
      }
      // An account that is deleted at this moment fails in another way, and is as unknown as any other.
      if (!isWrongPassword(fault) && (await findUserByEmail(deps.db, email))) throw fault
      throw new Refusal('unauthenticated', 'wrong-credentials')
    })

  // Half a login takes no failure back: whoever has only the password gets no fresh tries at the code.
  if ('twoFactorRedirect' in response) return { headers, user: undefined }
  await forgetTries(deps, loginTry)
  await renewPasswordHash(deps, response.user.id, password)
  return { headers, user: { id: response.user.id, email: response.user.email } }
}

/** A hash that was made when hashing cost less is made anew: only now is the password known (ASVS 11.4.2). */
async function renewPasswordHash({ db }: Deps, userId: string, password: string) {
  const stored = (await findCredential(db, userId))?.hash
  const renewed = stored && (await renewHash(stored, password))
  if (renewed) await updatePasswordHash(db, userId, stored, renewed)
}
