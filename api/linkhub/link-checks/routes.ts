import { Hono } from 'hono'
import { requireUser } from '../../auth/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { getOwnProfile } from '../own-profile.ts'
import { listLinkChecks } from './dead-links.ts'

export function linkCheckRoutes(deps: Deps) {
  return new Hono().get('/', requireUser(deps), async (c) => {
    const { id } = await getOwnProfile(deps.db, c.get('user').id)
    return c.json(await listLinkChecks(deps.db, id))
  })
}
