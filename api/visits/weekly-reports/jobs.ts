import type { BackgroundJobs } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteOldWeeks } from './queries.ts'
import { sendWeeklyReports } from './send-reports.ts'

/** Long enough that no report of a week can be due again. */
const WEEKS_KEPT_MS = 60 * 24 * 60 * 60 * 1000

export function weeklyReportJobs(deps: Deps): BackgroundJobs {
  return {
    jobs: [
      { name: 'weekly reports', everySeconds: 60, isDueAtStart: true, run: () => sendWeeklyReports(deps) },
      {
        name: 'old weekly reports',
        everySeconds: 60 * 60,
        run: () => deleteOldWeeks(deps.db, deps.now() - WEEKS_KEPT_MS),
      },
    ],
  }
}
