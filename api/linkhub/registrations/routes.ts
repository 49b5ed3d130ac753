import { RegistrationEdit } from '@nokshi/contract/linkhub/registrations.ts'
import { Hono } from 'hono'
import { requireUser } from '../../auth/session.ts'
import { body } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { getOwnProfile } from '../own-profile.ts'
import { removeRegistration, saveRegistration } from './edit-registrations.ts'
import { presentRegistrations } from './present-registrations.ts'
import { listRegistrations } from './queries.ts'

export function registrationRoutes(deps: Deps) {
  const ownerOnly = requireUser(deps)

  return new Hono()
    .get('/', ownerOnly, async (c) => c.json(await read(c.get('user').id)))
    .put('/:kind', ownerOnly, body(RegistrationEdit), async (c) => {
      await saveRegistration(deps, c.get('user'), c.req.param('kind'), c.req.valid('json'))
      return c.json(await read(c.get('user').id))
    })
    .delete('/:kind', ownerOnly, async (c) => {
      await removeRegistration(deps, c.get('user'), c.req.param('kind'))
      return c.json(await read(c.get('user').id))
    })

  async function read(userId: string) {
    const { id, timeZone } = await getOwnProfile(deps.db, userId)
    return presentRegistrations(await listRegistrations(deps.db, id), timeZone)
  }
}
