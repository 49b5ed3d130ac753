import { CreatorQuestion, RecoveryStart } from '@nokshi/contract/safety/creators.ts'
import { Hono } from 'hono'
import { approveRecovery, startRecovery } from '../auth/recover-address.ts'
import { stopRecovery } from '../auth/stop-recovery.ts'
import { transact } from '../database/transact.ts'
import { body, parseOrRefuse } from '../http/validate.ts'
import type { Deps } from '../platform/deps.ts'
import { readCreators } from './read-creators.ts'

/** The creators, for owners of the studio. Who may is for the gate before /api/crm, by what the contract says. */
export function creatorRoutes(deps: Deps) {
  return new Hono()
    .get('/', async (c) =>
      c.json(await readCreators(deps, c.get('staff').id, parseOrRefuse(CreatorQuestion, c.req.query()))),
    )
    .post('/:id/recovery', body(RecoveryStart), async (c) => {
      const { email, reason } = c.req.valid('json')
      await startRecovery(deps, { userId: c.req.param('id'), email, reason, staffId: c.get('staff').id })
      return c.json({ success: true }, 201)
    })
    .post('/:id/recovery/approval', async (c) => {
      await approveRecovery(deps, c.req.param('id'), c.get('staff').id)
      return c.json({ success: true })
    })
    .post('/:id/recovery/stop', async (c) => {
      await transact(deps.db, (tx) =>
        stopRecovery(deps, tx, c.req.param('id'), { staffId: c.get('staff').id }),
      )
      return c.json({ success: true })
    })
}
