import type { User } from '@nokshi/contract/auth.ts'
import { isAPIError } from 'better-auth/api'
import type { Deps } from '../platform/deps.ts'
import { clearHits, countHit, type Limit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { findUserById } from './queries.ts'
import { noSession } from './session.ts'
import { isWrongPassword } from './wrong-password.ts'

/** Somebody who finds a browser logged in as another person gets few guesses. */
const perUser: Limit = { name: 'own-password', hits: 10, perSeconds: 15 * 60 }

/** Does what needs the person's own password; better-auth checks it and throws when it is wrong. */
export async function withOwnPassword<Result>(
  deps: Deps,
  user: User,
  field: string,
  work: () => Promise<Result>,
) {
  const { isOver, retryAfterSeconds } = await countHit(deps, perUser, [user.id])
  if (isOver) {
    throw new Refusal(
      'too-many',
      'own-password-tries',
      'Too many wrong passwords. Wait a while and try again.',
      { retryAfterSeconds },
    )
  }

  try {
    const result = await work()
    await clearHits(deps, perUser, [user.id])
    return result
  } catch (fault) {
    // Logged out or deleted in another window a moment ago: then there is nobody to ask for a password.
    if (isAPIError(fault) && !isWrongPassword(fault)) throw noSession()
    if (!isWrongPassword(fault)) throw (await findUserById(deps.db, user.id)) ? fault : noSession()
    const sentence = 'Your current password is not right.'
    throw new Refusal('invalid', 'wrong-own-password', sentence, { fields: { [field]: sentence } })
  }
}
