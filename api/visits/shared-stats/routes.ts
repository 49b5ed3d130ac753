import type { Context } from 'hono'
import { requireConfirmedAddress } from '../../auth/safety-routes.ts'
import { requireRecentProof } from '../../auth/session.ts'
import { implement } from '../../http/implement.ts'
import { getOwnProfile } from '../../linkhub/own-profile.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { revokeAddress } from './queries.ts'
import { makeAddress, presentAddresses, readSharedStats } from './shared-addresses.ts'

export function sharedStatsRoutes(deps: Deps) {
  return implement({
    'GET /api/shared-stats': (_c, { query }) => readSharedStats(deps, query.token),
    'GET /api/linkhubAuth/me/sponsors': async (c) => presentAddresses(deps, (await ownProfile(c)).id),
    'POST /api/linkhubAuth/me/sponsors': async (c, { body }) => {
      requireConfirmedAddress(c)
      // It goes on showing the figures after the session that made it has ended.
      await requireRecentProof(deps, c.get('holder').sessionId)
      return makeAddress(deps, await ownProfile(c), body)
    },
    'DELETE /api/linkhubAuth/me/sponsors/{id}': async (c, { id }) => {
      const profile = await ownProfile(c)
      const revoked = await revokeAddress(deps.db, profile.id, id, deps.now())
      if (!revoked) throw new Refusal('not-found', 'no-such-address')
      return presentAddresses(deps, profile.id)
    },
  })

  function ownProfile(c: Context) {
    return getOwnProfile(deps.db, c.get('user').id)
  }
}
