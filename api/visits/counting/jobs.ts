import type { BackgroundJobs } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { aggregateVisits } from './aggregate-visits.ts'
import { createForgetting } from './forget-visits.ts'
import { utcDay } from './owner-day.ts'
import { deleteSaltsBefore } from './queries.ts'

export function visitJobs(deps: Deps): BackgroundJobs {
  const { db, now } = deps
  return {
    jobs: [
      { name: 'count visits', everySeconds: 1, isDueAtStart: true, run: () => aggregateVisits(deps) },
      { name: 'forget old visits', everySeconds: 5, run: createForgetting(deps) },
      {
        name: 'delete old visitor salts',
        everySeconds: 60 * 60,
        // Yesterday's salt stays for a process whose clock is behind.
        run: () => deleteSaltsBefore(db, utcDay(now()) - 1),
      },
    ],
  }
}
