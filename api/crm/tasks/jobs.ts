import type { BackgroundJobs } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { forgetReminders, giveReminders } from './remind.ts'

export function timelineJobs(deps: Deps): BackgroundJobs {
  return {
    jobs: [
      { name: 'reminders', everySeconds: 30, isDueAtStart: true, run: () => giveReminders(deps) },
      { name: 'old reminders', everySeconds: 60 * 60, run: () => forgetReminders(deps) },
    ],
  }
}
