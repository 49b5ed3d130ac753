import { Deferral, type OutboxRow, type Outcome } from './outbox.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** After these the row is given up; by then more than a day and a half has passed. */
const DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 24 * HOUR]

/** How long a receiver may defer a row without using up its attempts. */
const PATIENCE = 24 * HOUR

type Plan = Pick<Outcome, 'attempts' | 'nextAttemptAt' | 'deadAt'>

/** When to try a row again that failed for a reason of its own. */
export function planRetry(row: OutboxRow, error: unknown, now: number): Plan {
  const age = now - row.createdAt
  if (error instanceof Deferral && age < PATIENCE) {
    // As long again as it has waited so far: greylists let most mail in after seconds or a few minutes.
    const delay = Math.min(Math.max(age, 10 * SECOND), MINUTE)
    return { attempts: row.attempts, nextAttemptAt: now + delay, deadAt: null }
  }
  const delay = DELAYS[row.attempts]
  return {
    attempts: row.attempts + 1,
    nextAttemptAt: now + jitter(delay ?? 0),
    deadAt: delay === undefined ? now : null,
  }
}

/** The pause for a receiver that is down: 5 s at first, a minute at most. */
export function probeDelay(failedProbes: number) {
  return Math.min(5 * SECOND * 2 ** failedProbes, MINUTE)
}

/** Up to a fifth more or less, so that rows which failed together do not all come back together. */
function jitter(delay: number) {
  return Math.round(delay * (0.8 + Math.random() * 0.4))
}
