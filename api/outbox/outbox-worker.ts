import type { Deps } from '../platform/deps.ts'
import { describeError } from '../platform/log.ts'
import { createLeaseRenewer, RENEW_EVERY_MS } from './lease-renewal.ts'
import type { OutboxHandler } from './outbox.ts'
import { createLane } from './outbox-lane.ts'

type WorkerDeps = Pick<Deps, 'db' | 'now' | 'log' | 'secret'>

/** Soon enough for somebody who waits for a mail; looking into an empty outbox costs microseconds. */
export const LOOK_EVERY_MS = 500

/** Delivers the rows of the outbox whose kind has a handler; others wait until a later release brings one. */
export function startOutbox(deps: WorkerDeps, handlers: Record<string, OutboxHandler>, { isPaused = false } = {}) {
  const leases = createLeaseRenewer(deps)
  const lanes = Object.entries(handlers).map(([kind, handle]) => createLane({ ...deps, leases }, kind, handle))
  const looks = lanes.map((lane) => oneAtATime(deps, lane.drain))
  const lookAtAll = () => {
    for (const look of looks) void look()
  }

  const timers = isPaused
    ? []
    : [setInterval(lookAtAll, LOOK_EVERY_MS), setInterval(() => void leases.renewAll(), RENEW_EVERY_MS)]
  for (const timer of timers) timer.unref()
  if (!isPaused) lookAtAll()

  return {
    /** Delivers what is due now, and returns when that is done. */
    async drain() {
      // One row may enqueue another of a different kind, so it is over when a whole turn found nothing.
      let attempted: number[]
      do attempted = await Promise.all(lanes.map((lane) => lane.drain()))
      while (attempted.some((count) => count > 0))
    },
    /** For what is being delivered; a running outbox does so by itself. */
    renewLeases: leases.renewAll,
    /** Begins nothing new, and returns when the deliveries under way have ended. */
    async stop() {
      const [look, renewal] = timers
      clearInterval(look)
      await Promise.all(lanes.map((lane) => lane.stop()))
      // Last: what is under way keeps its lease until it has ended.
      clearInterval(renewal)
    },
  }
}

/** A look that takes longer than the time to the next one is not begun a second time. */
function oneAtATime({ log }: Pick<Deps, 'log'>, work: () => Promise<unknown>) {
  let isRunning = false
  return async function look() {
    if (isRunning) return
    isRunning = true
    await work().catch((error: unknown) => log.error('outbox failed', describeError(error)))
    isRunning = false
  }
}
