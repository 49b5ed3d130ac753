import type { Registration } from '@nokshi/contract/auth.ts'
import { isAPIError } from 'better-auth/api'
import { withPreparedHash } from '../accounts/passwords.ts'
import { userAgentOf } from '../accounts/user-agent.ts'
import { requireUncommonPassword } from '../accounts/weak-passwords.ts'
import { pageLanguageOf } from '../http/page-language.ts'
import type { Deps } from '../platform/deps.ts'
import { describeFault } from '../platform/log.ts'
import { Refusal } from '../platform/refusal.ts'
import { findUserByEmail } from './queries.ts'
import { sendVerification } from './send-verification.ts'

/** Creates the account and its first session. The cookie is in the headers. */
export async function register(deps: Deps, { email, password }: Registration, requestHeaders: Headers) {
  requireUncommonPassword(password, email)
  const { headers, user } = await createAccount(deps, email, password, requestHeaders)

  // The account is there. A mail that cannot be promised now can be asked for again, and takes nothing back.
  await sendVerification(deps, user).catch((fault: unknown) =>
    deps.log.warn('no verification mail', describeFault(fault)),
  )
  return { headers, user }
}

async function createAccount(
  { auth, db }: Pick<Deps, 'auth' | 'db'>,
  email: string,
  password: string,
  requestHeaders: Headers,
) {
  try {
    const { headers, response } = await withPreparedHash(password, () =>
      auth.api.signUpEmail({
        body: { email, password, name: email, language: pageLanguageOf(requestHeaders) },
        headers: userAgentOf(requestHeaders),
        returnHeaders: true,
      }),
    )
    return { headers, user: { id: response.user.id, email: response.user.email } }
  } catch (fault) {
    // The unique index is the judge: of fifty at once, one got through and the others end here.
    if (isAPIError(fault) && (await findUserByEmail(db, email))) {
      throw new Refusal('conflict', 'address-taken')
    }
    throw fault
  }
}
