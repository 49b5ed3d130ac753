import type { Deps } from '../platform/deps.ts'
import type { LeaseRenewer } from './lease-renewal.ts'
import {
  claimRow,
  listDueIds,
  Outage,
  type OutboxHandler,
  type OutboxRow,
  Rejection,
  updateDelivered,
  updateFailed,
} from './outbox.ts'
import { readPayload, withoutSecrets } from './outbox-secrets.ts'
import { planRetry, probeDelay } from './retry-plan.ts'

type LaneDeps = Pick<Deps, 'db' | 'now' | 'log' | 'secret'> & { leases: LeaseRenewer }

const DELIVERIES_AT_ONCE = 4
const ROWS_PER_LOOK = 100

/** After this many rejections in a row the receiver may be down. */
const ROWS_OF_AN_OUTAGE = 3

const ERROR_MAX = 300

/**
 * Delivers the rows of one kind. Kinds are independent, so that a mail server that is down delays only mail.
 */
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

    // A row that met an outage stays due: the lane waits for it, and the first success lets all of them
    // through.
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
    /** Answers how many rows it tried. */
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
