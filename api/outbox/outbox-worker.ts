import type { Deps } from '../platform/deps.ts'
import { describeError } from '../platform/log.ts'
import { createLeaseRenewer, RENEW_EVERY_MS } from './lease-renewal.ts'
import type { OutboxHandler, RunningOutbox } from './outbox.ts'
import { createLane } from './outbox-lane.ts'

type WorkerDeps = Pick<Deps, 'db' | 'now' | 'log' | 'secret' | 'outboxSignal'>

/** Retries and rows of other processes are found by polling; what this process enqueues wakes it at once. */
export const LOOK_EVERY_MS = 2_000

/** Delivers the rows of the outbox whose kind has a handler; others wait until a later release brings one. */
export function startOutbox(
  deps: WorkerDeps,
  handlers: Record<string, OutboxHandler>,
  { isPaused = false } = {},
): RunningOutbox {
  const leases = createLeaseRenewer(deps)
  const lanes = Object.entries(handlers).map(([kind, handle]) => createLane({ ...deps, leases }, kind, handle))
  const wakes = lanes.map((lane) => oneAtATime(deps, lane.drain))
  const wakeAll = () => {
    for (const wake of wakes) wake()
  }

  const timers = isPaused
    ? []
    : [setInterval(wakeAll, LOOK_EVERY_MS), setInterval(() => void leases.renewAll(), RENEW_EVERY_MS)]
  for (const timer of timers) timer.unref()
  if (!isPaused) {
    deps.outboxSignal.on('filled', wakeAll)
    wakeAll()
  }

  return {
    async drain() {
      // One row may enqueue another of a different kind, so it is over when a whole turn found nothing.
      let attempted: number[]
      do attempted = await Promise.all(lanes.map((lane) => lane.drain()))
      while (attempted.some((count) => count > 0))
    },
    renewLeases: leases.renewAll,
    async stop() {
      const [look, renewal] = timers
      clearInterval(look)
      deps.outboxSignal.off('filled', wakeAll)
      await Promise.all(lanes.map((lane) => lane.stop()))
      // Last: what is under way keeps its lease until it has ended.
      clearInterval(renewal)
    },
  }
}

/** Runs the work again when it was woken meanwhile: a row enqueued late must not wait for the timer. */
function oneAtATime({ log }: Pick<Deps, 'log'>, work: () => Promise<unknown>) {
  let isRunning = false
  let isAskedAgain = false
  return async function wake() {
    isAskedAgain = true
    if (isRunning) return
    isRunning = true
    while (isAskedAgain) {
      isAskedAgain = false
      await work().catch((error: unknown) => log.error('outbox failed', describeError(error)))
    }
    isRunning = false
  }
}
