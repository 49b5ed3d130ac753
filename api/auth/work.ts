import * as z from 'zod'
import type { BackgroundWork } from '../outbox/background.ts'
import type { Deps } from '../platform/deps.ts'
import { EMAIL_CHANGE_REQUESTED, mailEmailChange } from './change-email.ts'
import { deleteExpired } from './queries.ts'
import { RESET_REQUESTED } from './reset-password.ts'

const ResetRequest = z.object({ email: z.string() })

export function authWork(deps: Deps): BackgroundWork {
  return {
    handlers: {
      // Sends the mail when there is such an account, and does nothing when there is not.
      [RESET_REQUESTED]: async (payload) => {
        const { email } = ResetRequest.parse(payload)
        await deps.auth.api.requestPasswordReset({ body: { email } })
      },
      [EMAIL_CHANGE_REQUESTED]: (payload) => mailEmailChange(deps, payload),
    },
    jobs: [
      { name: 'expired sessions', everySeconds: 60 * 60, run: () => deleteExpired(deps.db, deps.now()) },
    ],
  }
}
