import { implement } from '../../../http/implement.ts'
import type { Deps } from '../../../platform/deps.ts'
import { presentInvite } from '../present-staff.ts'
import { findInvite, listInvites } from './invite-queries.ts'
import { inviteStaff, revokeInvite } from './invite-staff.ts'

/** More than a studio ever has open. */
const LISTED_MAX = 200

export function inviteRoutes(deps: Deps) {
  async function getInvite(id: string) {
    const invite = await findInvite(deps.db, id)
    if (!invite) throw new Error('The invitation that was just written is not there.')
    return presentInvite(invite, deps.now())
  }

  return implement({
    'GET /api/crm/invites': async () => {
      const invites = await listInvites(deps.db, LISTED_MAX)
      return invites.map((invite) => presentInvite(invite, deps.now()))
    },
    'POST /api/crm/invites': async (c, { body }) => {
      const { id, link, isMailed } = await inviteStaff(deps, c.get('staff'), body)
      return { invite: await getInvite(id), link, isMailed }
    },
    'DELETE /api/crm/invites/{id}': async (c, { id }) => {
      await revokeInvite(deps, c.get('staff'), id)
      return getInvite(id)
    },
  })
}
