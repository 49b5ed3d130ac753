import { finishRecoveries } from '../../auth/recover-address.ts'
import type { BackgroundJobs } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { listActiveOwners } from '../staff/queries.ts'

export function creatorJobs(deps: Deps): BackgroundJobs {
  return {
    jobs: [
      {
        name: 'address recoveries',
        everySeconds: 10 * 60,
        run: async () => finishRecoveries(deps, await listActiveOwners(deps.db)),
      },
    ],
  }
}
