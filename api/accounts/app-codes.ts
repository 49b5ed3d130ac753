import type { Deps } from '../platform/deps.ts'
import { clearHits, countHit, type Limit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'

/** A million codes, three of them good at any moment: at ten in a quarter of an hour, guessing takes years. */
const perPerson: Limit = { name: 'second-step', hits: 10, perSeconds: 15 * 60 }

/** The app's clock may be one step of thirty seconds off either way, so a code is good for ninety; then some. */
const once: Limit = { name: 'app-code-used', hits: 1, perSeconds: 5 * 60 }

/** Six digits; people type them in two halves. Anything else is a recovery code. */
export function isAppCode(code: string) {
  return /^\d{6}$/.test(code)
}

export function tidyCode(code: string) {
  return code.replace(/\s/g, '')
}

/**
 * Counts a code before it is looked at, and lets each code of the app in once (ASVS 6.5.1): whoever reads it over a
 * shoulder comes too late. better-auth checks the code, but would take it again within the ninety seconds.
 */
export async function isFreshCode(deps: Deps, personId: string, code: string) {
  const { isOver, retryAfterSeconds } = await countHit(deps, perPerson, [personId])
  if (isOver) {
    throw new Refusal('too-many', 'second-step-limit', { retryAfterSeconds })
  }
  if (!isAppCode(code)) return true
  const { isOver: isUsed } = await countHit(deps, once, [personId, code])
  return !isUsed
}

export function forgetWrongCodes(deps: Deps, personId: string) {
  return clearHits(deps, perPerson, [personId])
}
