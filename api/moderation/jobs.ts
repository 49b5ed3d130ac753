import type { BackgroundJobs } from '../outbox/background.ts'
import type { Deps } from '../platform/deps.ts'
import { summarizeReports } from './mail.ts'
import { deleteOldReports } from './queries.ts'

const DAY = 24 * 60 * 60 * 1000

/** Long enough for an owner to object. The privacy page promises these two numbers. */
export const KEPT_DAYS_CLOSED = 90
export const KEPT_DAYS_AT_MOST = 365

export function moderationJobs({ config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>): BackgroundJobs {
  return {
    summaries: { report: summarizeReports(config) },
    jobs: [
      {
        name: 'old reports',
        everySeconds: 60 * 60,
        run: () =>
          deleteOldReports(db, {
            closedBefore: now() - KEPT_DAYS_CLOSED * DAY,
            receivedBefore: now() - KEPT_DAYS_AT_MOST * DAY,
          }),
      },
    ],
  }
}
