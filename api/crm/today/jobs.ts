import type { BackgroundJobs } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { sendDigests } from './send-digests.ts'

export function deskJobs(deps: Deps): BackgroundJobs {
  return {
    jobs: [{ name: 'digest', everySeconds: 60, isDueAtStart: true, run: () => sendDigests(deps) }],
  }
}
