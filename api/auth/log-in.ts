import type { Login } from '@nokshi/contract/auth.ts'
import type { Deps } from '../platform/deps.ts'
import { clearHits, countHit, type Limit, takeBackHit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { findUserByEmail } from './queries.ts'
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
  // Counted before the password is looked at: fifty guesses at once are fifty guesses.
  await requireTriesLeft(deps, perAccountAndPlace, [email, place])
  await requireTriesLeft(deps, perAccount, [email])
  await requireTriesLeft(deps, perPlace, [place])

  const { headers, response } = await deps.auth.api
    .signInEmail({ body: { email, password }, headers: userAgentOf(requestHeaders), returnHeaders: true })
    .catch(async (fault: unknown) => {
      // An account that is deleted at this moment fails in another way, and is as unknown as any other.
      if (!isWrongPassword(fault) && (await findUserByEmail(deps.db, email))) throw fault
      throw new Refusal('unauthenticated', 'wrong-credentials', 'Email or password is incorrect.')
    })

  await clearHits(deps, perAccountAndPlace, [email, place])
  await clearHits(deps, perAccount, [email])
  await takeBackHit(deps, perPlace, [place])
  return { headers, user: { id: response.user.id, email: response.user.email } }
}

/** Whoever has shown, through the mail, that the account is theirs may try again at once, from anywhere. */
export async function forgiveFailedLogins(deps: Deps, email: string) {
  await clearHits(deps, perAccountAndPlace, [email])
  await clearHits(deps, perAccount, [email])
}

async function requireTriesLeft(deps: Deps, limit: Limit, subject: string[]) {
  const { isOver, retryAfterSeconds } = await countHit(deps, limit, subject)
  if (!isOver) return
  const sentence = `Too many failed attempts. Try again ${inWords(retryAfterSeconds)}, or reset your password.`
  throw new Refusal('too-many', limit.name, sentence, { retryAfterSeconds })
}

function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return `in ${Math.ceil(minutes / 60)} hours`
  return minutes > 1 ? `in ${minutes} minutes` : 'in a minute'
}

/** The session remembers which browser it belongs to, and nothing else of the request. */
function userAgentOf(headers: Headers) {
  return new Headers({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, 300) })
}
