import type { Deps } from '../platform/deps.ts'
import { clearHits, countHit, type Limit, undoHit } from '../platform/rate-limit.ts'
import { noSession, Refusal } from '../platform/refusal.ts'
import { isHasherBusy } from './passwords.ts'

/** Somebody who finds a browser logged in as another person gets few guesses. */
const perUser: Limit = { name: 'own-password', hits: 10, perSeconds: 15 * 60 }

export interface PasswordOwner {
  userId: string
  /** Whether the session the request came with still counts; asked when something failed. */
  isLoggedIn: () => Promise<boolean>
}

export async function withOwnPassword<Result>(
  deps: Deps,
  { userId, isLoggedIn }: PasswordOwner,
  work: () => Promise<Result>,
) {
  const { isOver, retryAfterSeconds } = await countHit(deps, perUser, [userId])
  if (isOver) {
    throw new Refusal('too-many', 'own-password-limit', { retryAfterSeconds })
  }

  try {
    const result = await work()
    await clearHits(deps, perUser, [userId])
    return result
  } catch (error) {
    if (isHasherBusy(error)) await undoHit(deps, perUser, [userId])
    // The session may have ended in another window meanwhile; then whether the password is right does not
    // matter.
    if (!(await isLoggedIn())) throw noSession()
    throw error
  }
}
