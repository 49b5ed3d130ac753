import { FOLLOW_LINK_DAYS, MESSAGES_KEPT_MONTHS } from '@nokshi/contract/messages.ts'
import type { BackgroundJobs } from '../outbox/background.ts'
import type { Deps } from '../platform/deps.ts'
import { DAY } from '../platform/zoned-time.ts'
import { eraseOld } from './erase.ts'
import { summarizeMessages } from './tell-owner.ts'

const KEPT_MS = (MESSAGES_KEPT_MONTHS / 12) * 365 * DAY

const RESTORABLE_MS = DAY

export function messageJobs(deps: Deps): BackgroundJobs {
  return {
    summaries: { message: summarizeMessages(deps) },
    jobs: [
      {
        name: 'old messages',
        everySeconds: 60 * 60,
        run: () =>
          eraseOld(deps, {
            receivedBefore: deps.now() - KEPT_MS,
            deletedBefore: deps.now() - RESTORABLE_MS,
            askedBefore: deps.now() - FOLLOW_LINK_DAYS * DAY,
          }),
      },
    ],
  }
}
