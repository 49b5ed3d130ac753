import type { BackgroundJobs } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { forgetReminders, sendReminders } from './remind.ts'

export function timelineJobs(deps: Deps): BackgroundJobs {
  return {
    jobs: [
      { name: 'reminders', everySeconds: 30, isDueAtStart: true, run: () => sendReminders(deps) },
      { name: 'old reminders', everySeconds: 60 * 60, run: () => forgetReminders(deps) },
    ],
  }
}
