import * as z from 'zod'
import { staff } from '../../accounts/kinds.ts'
import { deleteEndedSessions } from '../../accounts/sessions.ts'
import { deleteExpiredTokens } from '../../accounts/tokens.ts'
import type { BackgroundJobs } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { mailReset, STAFF_RESET_REQUESTED } from './reset-password.ts'

const ResetRequest = z.object({ email: z.string() })

export function staffJobs(deps: Deps): BackgroundJobs {
  return {
    handlers: { [STAFF_RESET_REQUESTED]: (payload) => mailReset(deps, ResetRequest.parse(payload).email) },
    jobs: [
      {
        name: 'expired staff sessions',
        everySeconds: 60 * 60,
        run: async () => {
          await deleteEndedSessions(deps.db, staff)
          await deleteExpiredTokens(deps.db, staff, deps.now())
        },
      },
    ],
  }
}
