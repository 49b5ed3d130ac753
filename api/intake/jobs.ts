import type { BackgroundJobs } from '../outbox/background.ts'
import type { Deps } from '../platform/deps.ts'
import { deleteAcknowledgements, deleteKeys, deleteRecentContent } from './queries.ts'

const HOUR = 60 * 60
const DAY_MS = 24 * HOUR * 1000

/** No client retries longer than a week. */
const KEYS_KEPT_MS = 7 * DAY_MS

/** The longest period of a spam rule. */
const CONTENT_KEPT_MS = DAY_MS

export function intakeJobs({ db, now }: Deps): BackgroundJobs {
  return {
    jobs: [
      { name: 'old idempotency keys', everySeconds: HOUR, run: () => deleteKeys(db, now() - KEYS_KEPT_MS) },
      { name: 'old content', everySeconds: HOUR, run: () => deleteRecentContent(db, now() - CONTENT_KEPT_MS) },
      { name: 'old acknowledgements', everySeconds: HOUR, run: () => deleteAcknowledgements(db, now() - DAY_MS) },
    ],
  }
}
