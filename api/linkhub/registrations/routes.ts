import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { getOwnProfile } from '../own-profile.ts'
import { removeRegistration, saveRegistration } from './edit-registrations.ts'
import { presentRegistrations } from './present-registrations.ts'
import { listRegistrations } from './queries.ts'

export function registrationRoutes(deps: Deps) {
  return implement({
    'GET /api/linkhubAuth/me/registrations': (c) => read(c.get('user').id),
    'PUT /api/linkhubAuth/me/registrations/{kind}': async (c, { kind, body }) => {
      await saveRegistration(deps, c.get('user'), kind, body)
      return read(c.get('user').id)
    },
    'DELETE /api/linkhubAuth/me/registrations/{kind}': async (c, { kind }) => {
      await removeRegistration(deps, c.get('user'), kind)
      return read(c.get('user').id)
    },
  })

  async function read(userId: string) {
    const { id, timeZone } = await getOwnProfile(deps.db, userId)
    return presentRegistrations(await listRegistrations(deps.db, id), timeZone)
  }
}
