import type { BackgroundJobs } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { emptyTrash } from './empty-trash.ts'

export function historyJobs(deps: Deps): BackgroundJobs {
  return { jobs: [{ name: 'old trash', everySeconds: 60 * 60, run: () => emptyTrash(deps) }] }
}
