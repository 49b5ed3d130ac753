import { isAPIError } from 'better-auth/api'
import type { Context } from 'hono'
import { forgetTries } from '../accounts/login-limits.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { forgetWrongCodes, isAppCode, isFreshCode, tidyCode } from './app-codes.ts'
import { headersWith, staffCookies, unsignedValue } from './cookies.ts'
import { findRecoveryCode } from './recovery-codes.ts'

/** Takes the code of the app, or a recovery code, from somebody whose password was right. The cookie is in the headers. */
export async function takeSecondStep(deps: Deps, c: Context, given: string, network: string) {
  const { challenge } = staffCookies(deps.config)
  const staffId = await findWaiting(deps, unsignedValue(c, challenge))
  if (!staffId) throw new Refusal('unauthenticated', 'login-expired')

  const tidy = tidyCode(given)
  if (!(await isFreshCode(deps, staffId, tidy)))
    throw new Refusal('unauthenticated', 'wrong-login-code', { at: 'code' })
  const code = isAppCode(tidy) ? tidy : await findRecoveryCode(deps, staffId, tidy)
  const { api } = deps.staffAuth
  const request = { body: { code }, headers: headersWith(c, challenge), returnHeaders: true } as const
  const { headers, response } = await (isAppCode(code)
    ? api.verifyTOTP(request)
    : api.verifyBackupCode(request)
  ).catch((fault: unknown) => {
    if (!isAPIError(fault)) throw fault
    throw WRONG.has(fault.body?.code)
      ? new Refusal('unauthenticated', 'wrong-login-code', { at: 'code' })
      : new Refusal('unauthenticated', 'login-expired')
  })

  await forgetWrongCodes(deps, staffId)
  await forgetTries(deps, { door: 'staff-login', email: response.user.email, network })
  return headers
}

const WRONG = new Set<unknown>(['INVALID_CODE', 'INVALID_BACKUP_CODE'])

/** Whose login waits for its code. better-auth checks the cookie's signature afterwards. */
async function findWaiting({ staffAuth }: Deps, identifier: string | undefined) {
  if (!identifier || !/^2fa-[\w-]+$/.test(identifier)) return undefined
  const { internalAdapter } = await staffAuth.$context
  const found = await internalAdapter.findVerificationValue(identifier)
  return found && found.expiresAt > new Date() ? found.value : undefined
}
