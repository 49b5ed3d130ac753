import type { Login } from '@nokshi/contract/auth.ts'
import type { Deps } from '../platform/deps.ts'
import { clearHits, countHit, type Limit, takeBackHit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { isWrongPassword } from './wrong-password.ts'

/**
 * Guessing is slowed where it shows: on one account from one place first; then on the account as a whole, for a day
 * (NIST 800-63B: at most a hundred failures in a row, and a login that works ends the row); then from one place at
 * many accounts, high because a mobile network shares a place.
 */
const perAccountAndPlace: Limit = { name: 'login-account-place', hits: 10, perSeconds: 15 * 60 }
const perAccount: Limit = { name: 'login-account', hits: 100, perSeconds: 24 * 60 * 60 }
const perPlace: Limit = { name: 'login-place', hits: 500, perSeconds: 15 * 60 }

/** Starts a session. The cookie is in the headers. */
export async function logIn(deps: Deps, { email, password }: Login, place: string, requestHeaders: Headers) {
  const atPlace = `${email}\n${place}`
  // Counted before the password is looked at: fifty guesses at once are fifty guesses.
  await requireTriesLeft(deps, perAccountAndPlace, atPlace)
  await requireTriesLeft(deps, perAccount, email)
  await requireTriesLeft(deps, perPlace, place)

  const { headers, response } = await deps.auth.api
    .signInEmail({ body: { email, password }, headers: userAgentOf(requestHeaders), returnHeaders: true })
    .catch((fault: unknown) => {
      if (!isWrongPassword(fault)) throw fault
      throw new Refusal('unauthenticated', 'wrong-credentials', 'Email or password is incorrect.')
    })

  await clearHits(deps, perAccountAndPlace, atPlace)
  await clearHits(deps, perAccount, email)
  await takeBackHit(deps, perPlace, place)
  return { headers, user: { id: response.user.id, email: response.user.email } }
}

async function requireTriesLeft(deps: Deps, limit: Limit, subject: string) {
  const { isOver, retryAfterSeconds } = await countHit(deps, limit, subject)
  if (!isOver) return
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  throw new Refusal(
    'too-many',
    limit.name,
    `Too many failed attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds },
  )
}

/** The session remembers which browser it belongs to, and nothing else of the request. */
function userAgentOf(headers: Headers) {
  return new Headers({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, 300) })
}
