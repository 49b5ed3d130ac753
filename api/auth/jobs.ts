import * as z from 'zod'
import { creators } from '../accounts/kinds.ts'
import { deleteEndedSessions } from '../accounts/sessions.ts'
import { deleteExpiredTokens } from '../accounts/tokens.ts'
import type { BackgroundJobs } from '../outbox/background.ts'
import type { Deps } from '../platform/deps.ts'
import { EMAIL_CHANGE_REQUESTED, mailEmailChange } from './change-email.ts'
import { mailReset, RESET_REQUESTED } from './reset-password.ts'

const ResetRequest = z.object({ email: z.string() })

export function authJobs(deps: Deps): BackgroundJobs {
  return {
    handlers: {
      [RESET_REQUESTED]: (payload) => mailReset(deps, ResetRequest.parse(payload).email),
      [EMAIL_CHANGE_REQUESTED]: (payload) => mailEmailChange(deps, payload),
    },
    jobs: [
      {
        name: 'expired sessions',
        everySeconds: 60 * 60,
        run: async () => {
          await deleteEndedSessions(deps.db, creators)
          await deleteExpiredTokens(deps.db, creators, deps.now())
        },
      },
    ],
  }
}
