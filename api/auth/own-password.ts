import type { User } from '@nokshi/contract/auth.ts'
import { isAPIError } from 'better-auth/api'
import type { Deps } from '../platform/deps.ts'
import { clearHits, countHit, findHits, type Limit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'

/** Whoever sits at a foreign open browser gets few guesses. */
const perUser: Limit = { name: 'own-password', hits: 10, perSeconds: 15 * 60 }

/** Does what needs the person's own password; better-auth checks it and throws when it is wrong. */
export async function requireOwnPassword<Result>(
  deps: Deps,
  user: User,
  field: string,
  work: () => Promise<Result>,
) {
  const { isSpent, retryAfterSeconds } = await findHits(deps, perUser, user.id)
  if (isSpent) {
    throw new Refusal(
      'too-many',
      'own-password-tries',
      'Too many wrong passwords. Wait a while and try again.',
      { retryAfterSeconds },
    )
  }

  try {
    const result = await work()
    await clearHits(deps, perUser, user.id)
    return result
  } catch (fault) {
    if (!isAPIError(fault)) throw fault
    await countHit(deps, perUser, user.id)
    const sentence = 'Your current password is not right.'
    throw new Refusal('invalid', 'wrong-own-password', sentence, { fields: { [field]: sentence } })
  }
}
