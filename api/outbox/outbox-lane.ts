import type { Deps } from '../platform/deps.ts'
import type { LeaseRenewer } from './lease-renewal.ts'
import {
  claimRow,
  Deferral,
  FinalError,
  listDueIds,
  Outage,
  type OutboxHandler,
  type OutboxRow,
  type Outcome,
  Rejection,
  updateDelivered,
  updateFailed,
} from './outbox.ts'
import { readPayload, withoutSecrets } from './outbox-secrets.ts'

type LaneDeps = Pick<Deps, 'db' | 'now' | 'log' | 'secret'> & { leases: LeaseRenewer }

const DELIVERIES_AT_ONCE = 4
const ROWS_PER_LOOK = 100

/** After this many rejections in a row the receiver may be down. */
const ROWS_OF_AN_OUTAGE = 3

const ERROR_MAX = 300

/** Delivers the rows of one kind. Kinds are independent: a mail server that is down delays only mail. */
export function createLane(deps: LaneDeps, kind: string, handle: OutboxHandler) {
  const { db, now, log, leases } = deps
  const drains = new Set<Promise<number>>()
  /** Delivered, but not recorded: it must not be delivered again. By id, with the payload to store. */
  const unrecorded = new Map<string, string>()
  let isStopped = false
  const rejectedInARow = new Set<string>()
  /** Above zero while the receiver is down; then rows are tried one at a time. */
  let failedProbes = 0
  let pausedUntil = 0
  /** Rejections alone may be due to their rows: then only those pause, and untried rows go on. */
  let isUnreachable = false

  const isPaused = () => now() < pausedUntil

  async function deliverAllDue() {
    let attempted = 0
    for (const id of unrecorded.keys()) await record(id)
    while (!isStopped && !(isPaused() && isUnreachable)) {
      const wasPaused = isPaused()
      const limit = failedProbes > 0 && !wasPaused ? 1 : ROWS_PER_LOOK
      const ids = await listDueIds(db, kind, now(), { limit, isUntried: wasPaused })
      if (ids.length === 0) break

      const queue = ids.values()
      const workers = Array.from({ length: DELIVERIES_AT_ONCE }, async () => {
        for (const id of queue) {
          if (isStopped || isPaused() !== wasPaused) return
          attempted++
          await deliver(id)
        }
      })
      const broken = (await Promise.allSettled(workers)).find((worker) => worker.status === 'rejected')
      if (broken) throw broken.reason
    }
    return attempted
  }

  async function deliver(id: string) {
    const row = await claimRow(db, id, now())
    if (!row) return

    const { signal, release } = leases.hold(row)
    try {
      if (!unrecorded.has(id)) await handle(readPayload(deps, row.payload), { id, signal })
    } catch (error) {
      await postpone({ ...row, ...release() }, error)
      return
    }
    release()
    rejectedInARow.clear()
    failedProbes = 0
    pausedUntil = 0
    unrecorded.set(id, withoutSecrets(row.payload))
    await record(id)
  }

  async function record(id: string, payload = unrecorded.get(id)) {
    if (payload !== undefined) await updateDelivered(db, id, { deliveredAt: now(), payload })
    unrecorded.delete(id)
  }

  async function postpone(row: OutboxRow, error: unknown) {
    if (error instanceof Rejection) rejectedInARow.add(row.id)
    const isDoubtful = error instanceof Rejection && (failedProbes > 0 || rejectedInARow.size >= ROWS_OF_AN_OUTAGE)
    const isOutage = error instanceof Outage || isDoubtful
    if (isOutage) isUnreachable = error instanceof Outage
    if (isOutage && !isPaused()) pausedUntil = now() + probeDelay(failedProbes++)

    // A row that met an outage stays due: the lane waits, and the first success lets all of them through.
    const plan = isOutage
      ? { attempts: row.attempts, nextAttemptAt: now(), deadAt: null }
      : planRetry(row, error, now())
    const isDead = plan.deadAt !== null
    await updateFailed(db, row, {
      ...plan,
      isOutage: isOutage ? 1 : 0,
      lastError: plainText(error),
      payload: isDead ? withoutSecrets(row.payload) : row.payload,
    })
    log.warn('delivery failed', { kind, id: row.id, attempts: plan.attempts, isOutage, isDead })
  }

  return {
    drain() {
      const drain = deliverAllDue().finally(() => drains.delete(drain))
      drains.add(drain)
      return drain
    },
    async stop() {
      isStopped = true
      await Promise.allSettled(drains)
    },
  }
}

/** PostgreSQL stores no zero byte; a failed update would delay the retry until the lease ends. */
function plainText(error: unknown) {
  const text = error instanceof Error ? error.message : String(error)
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .slice(0, ERROR_MAX)
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** After these the row is given up; by then more than a day and a half has passed. */
const DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 24 * HOUR]

/** How long a receiver may defer a row without using up its attempts. */
const PATIENCE = 24 * HOUR

type Plan = Pick<Outcome, 'attempts' | 'nextAttemptAt' | 'deadAt'>

/** When to try a row again that failed for a reason of its own. */
function planRetry(row: OutboxRow, error: unknown, now: number): Plan {
  const age = now - row.createdAt
  if (error instanceof Deferral && age < PATIENCE) {
    // As long again as it has waited so far: greylists let most mail in after seconds or a few minutes.
    const delay = Math.min(Math.max(age, 10 * SECOND), MINUTE)
    return { attempts: row.attempts, nextAttemptAt: now + delay, deadAt: null }
  }
  const delay = error instanceof FinalError ? undefined : DELAYS[row.attempts]
  return {
    attempts: row.attempts + 1,
    nextAttemptAt: now + jitter(delay ?? 0),
    deadAt: delay === undefined ? now : null,
  }
}

/** The pause for a receiver that is down: 5 s at first, a minute at most. */
function probeDelay(failedProbes: number) {
  return Math.min(5 * SECOND * 2 ** failedProbes, MINUTE)
}

/** Up to a fifth more or less, so that rows which failed together do not all come back together. */
function jitter(delay: number) {
  return Math.round(delay * (0.8 + Math.random() * 0.4))
}
