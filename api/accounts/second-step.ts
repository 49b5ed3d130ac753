import { isAPIError } from 'better-auth/api'
import type { Context } from 'hono'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { forgetWrongCodes, isAppCode, isFreshCode, tidyCode } from './app-codes.ts'
import { networkOf } from './client-network.ts'
import { headersWith, unsignedValue } from './cookies.ts'
import { forgetTries, type LoginKind } from './login-limits.ts'
import { findRecoveryCode } from './recovery-codes.ts'
import type { TwoFactorApi } from './two-factor-plugin.ts'

/** Whose logins: creators' or staff's. */
interface Logins {
  auth: { api: TwoFactorApi; $context: Promise<{ internalAdapter: Verifications }> }
  kind: LoginKind
  /** The name of the cookie of a login that waits for its code. */
  challenge: string
}

/** The second step of a login whose password was right. */
export async function takeSecondStep(
  deps: Deps,
  c: Context,
  { auth, kind, challenge }: Logins,
  given: string,
) {
  const { internalAdapter } = await auth.$context
  const personId = await findWaiting(internalAdapter, unsignedValue(c, challenge))
  const onExpired = () => new Refusal('unauthenticated', 'login-expired')
  if (!personId) throw onExpired()
  const waiting = { api: auth.api, personId, headers: headersWith(c, challenge), onExpired }
  const { headers, response } = await takeCode(deps, waiting, given)
  const { id, email } = response.user
  await forgetTries(deps, { kind, email, network: networkOf(deps, c) })
  return { headers, user: { id, email } }
}

interface WaitingLogin {
  api: TwoFactorApi
  personId: string
  /** With the cookie of the login that waits, or of the session. */
  headers: Headers
  /** When the code is right or wrong, but whoever gives it is no longer waited for. */
  onExpired: () => Refusal
}

/** Takes the code of the app, or a recovery code, from somebody whose password was right. The cookie is in the headers. */
export async function takeCode(
  deps: Deps,
  { api, personId, headers, onExpired }: WaitingLogin,
  given: string,
) {
  const tidy = tidyCode(given)
  if (!(await isFreshCode(deps, personId, tidy))) throw wrongCode()
  const code = isAppCode(tidy) ? tidy : await findRecoveryCode(api, personId, tidy)
  const request = { body: { code }, headers, returnHeaders: true } as const
  const answer = await (isAppCode(code) ? api.verifyTOTP(request) : api.verifyBackupCode(request)).catch(
    (fault: unknown) => {
      if (!isAPIError(fault)) throw fault
      throw WRONG.has(fault.body?.code) ? wrongCode() : onExpired()
    },
  )
  await forgetWrongCodes(deps, personId)
  return answer
}

const WRONG = new Set<unknown>(['INVALID_CODE', 'INVALID_BACKUP_CODE'])

function wrongCode() {
  return new Refusal('unauthenticated', 'wrong-login-code', { at: 'code' })
}

interface Verifications {
  findVerificationValue: (identifier: string) => Promise<{ value: string; expiresAt: Date } | null>
}

/** Whose login waits for its code. better-auth checks the cookie's signature afterwards. */
async function findWaiting(internalAdapter: Verifications, identifier: string | undefined) {
  if (!identifier || !/^2fa-[\w-]+$/.test(identifier)) return undefined
  const found = await internalAdapter.findVerificationValue(identifier)
  return found && found.expiresAt > new Date() ? found.value : undefined
}
