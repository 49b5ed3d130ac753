import type { Context } from 'hono'
import { headersWith, unsignedValue } from '../accounts/cookies.ts'
import { forgetTries } from '../accounts/login-limits.ts'
import { findWaiting, takeCode } from '../accounts/second-step.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { creatorCookies } from './cookies.ts'

/** Takes the code of the app, or a recovery code, from somebody whose password was right. The cookie is in the headers. */
export async function takeSecondStep(deps: Deps, c: Context, given: string, network: string) {
  const { challenge } = creatorCookies(deps.config)
  const { internalAdapter } = await deps.auth.$context
  const personId = await findWaiting(internalAdapter, unsignedValue(c, challenge))
  const onExpired = () => new Refusal('unauthenticated', 'login-expired')
  if (!personId) throw onExpired()
  const waiting = { api: deps.auth.api, personId, headers: headersWith(c, challenge), onExpired }
  const { headers, response } = await takeCode(deps, waiting, given)
  const { id, email } = response.user
  await forgetTries(deps, { kind: 'login', email, network })
  return { headers, user: { id, email } }
}
