import * as z from 'zod'
import type { BackgroundWork } from '../outbox/background.ts'
import type { Deps } from '../platform/deps.ts'
import { deleteExpired, deleteIdle } from './queries.ts'
import { mailReset, STAFF_RESET_REQUESTED } from './reset-password.ts'
import { IDLE_MILLISECONDS } from './session.ts'

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
        run: async () => {
          await deleteExpired(deps.db, Date.now())
          await deleteIdle(deps.db, Date.now() - IDLE_MILLISECONDS)
        },
      },
    ],
  }
}
