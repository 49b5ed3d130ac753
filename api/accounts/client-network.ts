import type { Context } from 'hono'
import { clientNetwork } from '../http/client-address.ts'
import type { Deps } from '../platform/deps.ts'

export function networkOf({ config }: Deps, c: Context) {
  return clientNetwork(c, config.trustProxy)
}
