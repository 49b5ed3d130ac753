import type { Context } from 'hono'
import { clientNetwork } from '../http/client-address.ts'
import type { Deps } from '../platform/deps.ts'

/** Where a request comes from, as far as limits tell networks apart. */
export function networkOf({ config }: Deps, c: Context) {
  return clientNetwork(c, config.trustProxy)
}
