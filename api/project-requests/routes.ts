import { implement } from '../http/implement.ts'
import { readArrival } from '../intake/arrival.ts'
import type { Deps } from '../platform/deps.ts'
import { submitRequest } from './submit-request.ts'

export function projectRequestRoutes(deps: Deps) {
  return implement({
    'POST /send-email': async (c, { body }) => {
      const { reference } = await submitRequest(deps, body, await readArrival(c, deps.config))
      return { ok: true, reference }
    },
  })
}
