import { NewInvite } from '@nokshi/contract/crm/invites.ts'
import { Hono } from 'hono'
import { body } from '../../../http/validate.ts'
import type { Deps } from '../../../platform/deps.ts'
import { presentInvite } from '../present-staff.ts'
import { findInvite, listInvites } from './invite-queries.ts'
import { inviteStaff, renewInvite, revokeInvite } from './invite-staff.ts'

/** More than a studio ever has open at once. */
const LISTED_MAX = 200

export function inviteRoutes(deps: Deps) {
  async function getInvite(id: string) {
    const invite = await findInvite(deps.db, id)
    if (!invite) throw new Error('The invitation that was just written is not there.')
    return presentInvite(invite, deps.now())
  }

  return new Hono()
    .get('/', async (c) => {
      const invites = await listInvites(deps.db, LISTED_MAX)
      return c.json(invites.map((invite) => presentInvite(invite, deps.now())))
    })
    .post('/', body(NewInvite), async (c) => {
      const { id, link, isMailed } = await inviteStaff(deps, c.get('staff'), c.req.valid('json'))
      return c.json({ invite: await getInvite(id), link, isMailed }, 201)
    })
    .post('/:id/renew', async (c) => {
      const { id, link, isMailed } = await renewInvite(deps, c.get('staff'), c.req.param('id'))
      return c.json({ invite: await getInvite(id), link, isMailed })
    })
    .delete('/:id', async (c) => {
      await revokeInvite(deps, c.get('staff'), c.req.param('id'))
      return c.json(await getInvite(c.req.param('id')))
    })
}
