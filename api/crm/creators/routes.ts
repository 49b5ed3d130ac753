import { confirmByStudio } from '../../auth/recover-account.ts'
import { approveRecovery, startRecovery } from '../../auth/recover-address.ts'
import { stopRecovery } from '../../auth/stop-recovery.ts'
import { transact } from '../../database/transact.ts'
import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { listActiveOwners } from '../staff/queries.ts'
import { readCreators } from './read-creators.ts'
import { readRecoveries } from './read-recoveries.ts'

export function creatorRoutes(deps: Deps) {
  return implement({
    'GET /api/crm/creators': (_c, { query }) => readCreators(deps, query),
    'GET /api/crm/creators/{id}/recovery': (c, { id }) => readRecoveries(deps, c.get('staff').id, id),
    'POST /api/crm/creators/{id}/confirmation': async (c, { id }) => {
      await confirmByStudio(deps, id, c.get('staff').id)
      return { success: true }
    },
    'POST /api/crm/creators/{id}/recovery': async (c, { id, body }) => {
      const { email, reason } = body
      await startRecovery(deps, { userId: id, email, reason, staffId: c.get('staff').id })
      return { success: true }
    },
    'POST /api/crm/creators/{id}/recovery/approval': async (c, { id }) => {
      await approveRecovery(deps, id, c.get('staff').id, await listActiveOwners(deps.db))
      return { success: true }
    },
    'POST /api/crm/creators/{id}/recovery/stop': async (c, { id }) => {
      await transact(deps.db, (tx) => stopRecovery(deps, tx, id, { staffId: c.get('staff').id }))
      return { success: true }
    },
  })
}
