import type { BackgroundWork } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { sendDigests } from './send-digests.ts'

export function deskWork(deps: Deps): BackgroundWork {
  return {
    jobs: [{ name: 'digest', everySeconds: 60, isDueAtStart: true, run: () => sendDigests(deps) }],
  }
}
