import type { Context } from 'hono'
import { addressGroup, clientAddress } from '../http/client-address.ts'
import type { Deps } from '../platform/deps.ts'
import { type Limit, requireUnderLimit } from '../platform/rate-limit.ts'

/** High, because a whole mobile network may share one address; the hasher's queue bounds the cost. */
const perNetwork: Limit = { name: 'account-place', hits: 600, perSeconds: 60 * 60 }

/** Where a request comes from, as far as limits tell networks apart. */
export function networkOf({ config }: Deps, c: Context) {
  return addressGroup(clientAddress(c, config.trustProxy))
}

export function limitNetwork(deps: Deps, c: Context) {
  return requireUnderLimit(deps, perNetwork, [networkOf(deps, c)], 'account-place-limit')
}
