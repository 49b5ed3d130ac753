import { implement } from '../http/implement.ts'
import { readArrival } from '../intake/arrival.ts'
import type { Deps } from '../platform/deps.ts'
import { submitLead } from './submit-lead.ts'

export function leadRoutes(deps: Deps) {
  return implement({
    'POST /api/leads': async (c, { body }) => {
      const { reference } = await submitLead(deps, body, await readArrival(c, deps.config))
      return { success: true, reference }
    },
  })
}
