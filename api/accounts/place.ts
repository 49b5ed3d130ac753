import type { Context } from 'hono'
import { addressGroup, clientAddress } from '../http/client-address.ts'
import type { Deps } from '../platform/deps.ts'
import { type Limit, requireUnderLimit } from '../platform/rate-limit.ts'

/** High, because a whole mobile network may share one address; the hasher's queue bounds the cost. */
const perPlace: Limit = { name: 'account-place', hits: 600, perSeconds: 60 * 60 }

/** Where a request comes from, as far as limits tell places apart. */
export function placeOf({ config }: Deps, c: Context) {
  return addressGroup(clientAddress(c, config.trustProxy))
}

export function limitPlace(deps: Deps, c: Context) {
  return requireUnderLimit(deps, perPlace, [placeOf(deps, c)], 'account-place-limit')
}
