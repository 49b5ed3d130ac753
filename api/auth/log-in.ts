import type { Login } from '@nokshi/contract/auth.ts'
import { isAPIError } from 'better-auth/api'
import type { Deps } from '../platform/deps.ts'
import { clearHits, countHit, findHits, type Limit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'

/**
 * Guessing is slowed where it shows: on one account from one place first; then on the account as a whole (NIST
 * 800-63B allows a hundred tries); then from one place at many accounts, high because a mobile network shares a place.
 */
const perAccountAndPlace: Limit = { name: 'login-account-place', hits: 10, perSeconds: 15 * 60 }
const perAccount: Limit = { name: 'login-account', hits: 100, perSeconds: 60 * 60 }
const perPlace: Limit = { name: 'login-place', hits: 500, perSeconds: 15 * 60 }

/** Starts a session. The cookie is in the headers. */
export async function logIn(deps: Deps, { email, password }: Login, place: string, requestHeaders: Headers) {
  const account = email.toLowerCase()
  const guards: [Limit, string][] = [
    [perAccountAndPlace, `${account}\n${place}`],
    [perAccount, account],
    [perPlace, place],
  ]
  for (const [limit, subject] of guards) await requireTriesLeft(deps, limit, subject)

  try {
    const { headers, response } = await deps.auth.api.signInEmail({
      body: { email: account, password },
      headers: userAgentOf(requestHeaders),
      returnHeaders: true,
    })
    await clearHits(deps, perAccountAndPlace, `${account}\n${place}`)
    await clearHits(deps, perAccount, account)
    return { headers, user: { id: response.user.id, email: response.user.email } }
  } catch (fault) {
    if (!isAPIError(fault)) throw fault
    for (const [limit, subject] of guards) await countHit(deps, limit, subject)
    throw new Refusal('unauthenticated', 'wrong-credentials', 'Email or password is incorrect.')
  }
}

async function requireTriesLeft(deps: Deps, limit: Limit, subject: string) {
  const { isSpent, retryAfterSeconds } = await findHits(deps, limit, subject)
  if (!isSpent) return
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  throw new Refusal(
    'too-many',
    limit.name,
    `Too many failed attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} or reset your password.`,
    { retryAfterSeconds },
  )
}

/** The session remembers which browser it belongs to, and nothing else of the request. */
function userAgentOf(headers: Headers) {
  return new Headers({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, 300) })
}
