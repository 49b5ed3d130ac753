import { CreatorQuestion, RecoveryStart } from '@nokshi/contract/crm/creators.ts'
import { Hono } from 'hono'
import { confirmByStudio } from '../../auth/recover-account.ts'
import { approveRecovery, startRecovery } from '../../auth/recover-address.ts'
import { stopRecovery } from '../../auth/stop-recovery.ts'
import { transact } from '../../database/transact.ts'
import { body, query } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { listActiveOwners } from '../staff/queries.ts'
import { readCreators } from './read-creators.ts'
import { readRecoveries } from './read-recoveries.ts'

/** The creators, for owners of the studio. Who may is for the gate before /api/crm, by what the contract says. */
export function creatorRoutes(deps: Deps) {
  return new Hono()
    .get('/', query(CreatorQuestion), async (c) => c.json(await readCreators(deps, c.req.valid('query'))))
    .get('/:id/recovery', async (c) =>
      c.json(await readRecoveries(deps, c.get('staff').id, c.req.param('id'))),
    )
    .post('/:id/confirmation', async (c) => {
      await confirmByStudio(deps, c.req.param('id'), c.get('staff').id)
      return c.json({ success: true })
    })
    .post('/:id/recovery', body(RecoveryStart), async (c) => {
      const { email, reason } = c.req.valid('json')
      await startRecovery(deps, { userId: c.req.param('id'), email, reason, staffId: c.get('staff').id })
      return c.json({ success: true }, 201)
    })
    .post('/:id/recovery/approval', async (c) => {
      await approveRecovery(deps, c.req.param('id'), c.get('staff').id, await listActiveOwners(deps.db))
      return c.json({ success: true })
    })
    .post('/:id/recovery/stop', async (c) => {
      await transact(deps.db, (tx) =>
        stopRecovery(deps, tx, c.req.param('id'), { staffId: c.get('staff').id }),
      )
      return c.json({ success: true })
    })
}
