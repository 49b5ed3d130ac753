import * as z from 'zod'
import type { BackgroundWork } from '../outbox/background.ts'
import type { Deps } from '../platform/deps.ts'
import { deleteExpired } from './queries.ts'
import { mailReset, STAFF_RESET_REQUESTED } from './reset-password.ts'

const ResetRequest = z.object({ email: z.string() })

export function staffWork(deps: Deps): BackgroundWork {
  return {
    handlers: {
      [STAFF_RESET_REQUESTED]: (payload) => mailReset(deps, ResetRequest.parse(payload).email),
    },
    jobs: [
      // By the clock that better-auth writes sessions with.
      {
        name: 'expired staff sessions',
        everySeconds: 60 * 60,
        run: () => deleteExpired(deps.db, Date.now()),
      },
    ],
  }
}
