import type { BackgroundWork } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { emptySpam } from './empty-spam.ts'

export function inboxWork(deps: Deps): BackgroundWork {
  return { jobs: [{ name: 'old spam', everySeconds: 60 * 60, run: () => emptySpam(deps) }] }
}
