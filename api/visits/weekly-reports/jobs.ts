import type { BackgroundJobs } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteOldWeeks } from './queries.ts'
import { sendLetters } from './send-reports.ts'

/** Long enough that no letter of a week can be due again. */
const WEEKS_KEPT_MS = 60 * 24 * 60 * 60 * 1000

export function letterJobs(deps: Deps): BackgroundJobs {
  return {
    jobs: [
      { name: 'letters', everySeconds: 60, isDueAtStart: true, run: () => sendLetters(deps) },
      {
        name: 'old letters',
        everySeconds: 60 * 60,
        run: () => deleteOldWeeks(deps.db, deps.now() - WEEKS_KEPT_MS),
      },
    ],
  }
}
