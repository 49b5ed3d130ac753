import type { Deps } from '../platform/deps.ts'
import {
  clearHits,
  clearHitsBelow,
  countHit,
  type Limit,
  type Network,
  type Subject,
  undoHit,
} from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Kind } from './kinds.ts'

interface LoginTry {
  kind: Kind
  email: string
  network: Network
}

/**
 * Limits failures per account and network, then per account for a day (NIST 800-63B: at most a hundred in a
 * row, ended by a login that works), then per network at many accounts; that one is high, because mobile
 * networks share addresses.
 */
const perAccountAndNetwork = ({ logins }: Kind): Limit => ({
  name: `${logins}-account-place`,
  hits: 10,
  perSeconds: 15 * 60,
})
const perAccount = ({ logins }: Kind): Limit => ({ name: `${logins}-account`, hits: 100, perSeconds: 24 * 60 * 60 })
const perNetwork = ({ logins }: Kind): Limit => ({ name: `${logins}-place`, hits: 500, perSeconds: 15 * 60 })

/** Counts before the password is looked at: fifty guesses at once are fifty guesses. */
export async function requireTriesLeft(deps: Deps, { kind, email, network }: LoginTry) {
  // First, because each account that is named adds rows: a network that has used up its tries adds none.
  await requireUnder(deps, perNetwork(kind), [network])
  await requireUnder(deps, perAccountAndNetwork(kind), [email, network])
  await requireUnder(deps, perAccount(kind), [email])
}

export async function forgetTries(deps: Deps, { kind, email, network }: LoginTry) {
  await clearHits(deps, perAccountAndNetwork(kind), [email, network])
  await clearHits(deps, perAccount(kind), [email])
  await undoHit(deps, perNetwork(kind), [network])
}

export async function undoAttempt(deps: Deps, { kind, email, network }: LoginTry) {
  await undoHit(deps, perNetwork(kind), [network])
  await undoHit(deps, perAccountAndNetwork(kind), [email, network])
  await undoHit(deps, perAccount(kind), [email])
}

/** Whoever has shown, through the mail, that the account is theirs may try again at once, from anywhere. */
export async function forgiveFailedLogins(deps: Deps, kind: Kind, email: string) {
  await clearHitsBelow(deps, perAccountAndNetwork(kind), [email])
  await clearHits(deps, perAccount(kind), [email])
}

async function requireUnder(deps: Deps, limit: Limit, subject: Subject) {
  const { isOver, retryAfterSeconds } = await countHit(deps, limit, subject)
  if (!isOver) return
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw new Refusal('too-many', { code: 'too-many-logins', params: { minutes } }, { retryAfterSeconds })
}
