import type { Deps } from '../platform/deps.ts'
import { describeError } from '../platform/log.ts'
import type { Summarize } from './mail-limit.ts'
import type { OutboxHandler } from './outbox.ts'

interface PeriodicJob {
  name: string
  everySeconds: number
  /** Also at start, for what was missed. */
  isDueAtStart?: boolean
  run: () => Promise<void>
}

export interface BackgroundJobs {
  handlers?: Record<string, OutboxHandler>
  /** Writes the summary of the mails about a topic that were too many for an hour. */
  summaries?: Record<string, Summarize>
  jobs?: PeriodicJob[]
  /** Ends what stays open between two jobs, such as a connection. */
  stop?: () => Promise<void>
}

/** Runs each job on its own timer. A job that fails is logged and runs again at its next time. */
export function startPeriodicJobs({ log }: Pick<Deps, 'log'>, jobs: PeriodicJob[], { isPaused = false } = {}) {
  const underWay = new Map<PeriodicJob, Promise<void>>()
  /** Runs never overlap, because that would make a slow database slower. */
  const runOnce = (job: PeriodicJob) => {
    const known = underWay.get(job)
    if (known) return known
    const work = job
      .run()
      .catch((error: unknown) => log.error('job failed', { job: job.name, ...describeError(error) }))
      .finally(() => underWay.delete(job))
    underWay.set(job, work)
    return work
  }
  const timers = isPaused
    ? []
    : jobs.map((job) => setInterval(() => void runOnce(job), job.everySeconds * 1000).unref())
  if (!isPaused) for (const job of jobs) if (job.isDueAtStart) void runOnce(job)

  return {
    /** Does every job once, now. */
    async runAll() {
      await Promise.all(jobs.map(runOnce))
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(underWay.values())
    },
  }
}
