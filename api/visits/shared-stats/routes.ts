import { TokenQuery } from '@nokshi/contract/token-query.ts'
import { NewSponsorAddress } from '@nokshi/contract/visits/shared-stats.ts'
import { type Context, Hono } from 'hono'
import { requireConfirmedAddress } from '../../auth/safety.ts'
import { requireUser } from '../../auth/session.ts'
import { requireRecentProof } from '../../auth/session-proof.ts'
import { body, query } from '../../http/validate.ts'
import { getOwnProfile } from '../../linkhub/own-profile.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { revokeAddress } from './queries.ts'
import { makeAddress, presentAddresses, readSharedStats } from './shared-addresses.ts'

/** The private addresses that an owner gives to sponsors. */
export function sponsorRoutes(deps: Deps) {
  const ownerOnly = requireUser(deps)

  return new Hono()
    .get('/', ownerOnly, async (c) => c.json(await presentAddresses(deps, (await ownProfile(c)).id)))
    .post('/', ownerOnly, body(NewSponsorAddress), async (c) => {
      requireConfirmedAddress(c)
      // It goes on showing the figures after the session that made it has ended.
      await requireRecentProof(deps, c.get('sessionId'))
      return c.json(await makeAddress(deps, await ownProfile(c), c.req.valid('json')), 201)
    })
    .delete('/:id', ownerOnly, async (c) => {
      const { id } = await ownProfile(c)
      const revoked = await revokeAddress(deps.db, id, c.req.param('id'), deps.now())
      if (!revoked) throw new Refusal('not-found', 'no-such-address')
      return c.json(await presentAddresses(deps, id))
    })

  function ownProfile(c: Context) {
    return getOwnProfile(deps.db, c.get('user').id)
  }
}

/** For a sponsor. */
export function sharedStatsRoutes(deps: Deps) {
  return new Hono().get('/', query(TokenQuery), async (c) =>
    c.json(await readSharedStats(deps, c.req.valid('query').token)),
  )
}
