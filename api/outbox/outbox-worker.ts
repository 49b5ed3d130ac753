import type { Deps } from '../platform/deps.ts'
import { startPeriodicJobs } from './background.ts'
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
  const looks = startPeriodicJobs(
    deps,
    lanes.map(({ drain }) => {
      const run = async () => void (await drain())
      return { name: 'outbox', everySeconds: LOOK_EVERY_MS / 1000, isDueAtStart: true, run }
    }),
    { isPaused },
  )
  const renewal = isPaused ? undefined : setInterval(() => void leases.renewAll(), RENEW_EVERY_MS).unref()

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
      await Promise.all([looks.stop(), ...lanes.map((lane) => lane.stop())])
      // Last: what is under way keeps its lease until it has ended.
      clearInterval(renewal)
    },
  }
}
