import type { BackgroundJobs } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { emptySpam } from './empty-spam.ts'

export function inboxJobs(deps: Deps): BackgroundJobs {
  return { jobs: [{ name: 'old spam', everySeconds: 60 * 60, run: () => emptySpam(deps) }] }
}
