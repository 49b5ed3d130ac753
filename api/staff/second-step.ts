import type { Context } from 'hono'
import { headersWith, unsignedValue } from '../accounts/cookies.ts'
import { forgetTries } from '../accounts/login-limits.ts'
import { findWaiting, takeCode } from '../accounts/second-step.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { staffCookies } from './cookies.ts'

/** Takes the code of the app, or a recovery code, from somebody whose password was right. The cookie is in the headers. */
export async function takeSecondStep(deps: Deps, c: Context, given: string, network: string) {
  const { challenge } = staffCookies(deps.config)
  const { internalAdapter } = await deps.staffAuth.$context
  const personId = await findWaiting(internalAdapter, unsignedValue(c, challenge))
  const onExpired = () => new Refusal('unauthenticated', 'login-expired')
  if (!personId) throw onExpired()
  const waiting = { api: deps.staffAuth.api, personId, headers: headersWith(c, challenge), onExpired }
  const { headers, response } = await takeCode(deps, waiting, given)
  await forgetTries(deps, { kind: 'staff-login', email: response.user.email, network })
  return headers
}
