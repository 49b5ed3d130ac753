import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { getOwnProfile } from '../own-profile.ts'
import { listLinkChecks } from './dead-links.ts'

export function linkCheckRoutes(deps: Deps) {
  return implement({
    'GET /api/linkhubAuth/me/link-checks': async (c) => {
      const { id } = await getOwnProfile(deps.db, c.get('user').id)
      return listLinkChecks(deps.db, id)
    },
  })
}
