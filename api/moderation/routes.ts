import { implement } from '../http/implement.ts'
import { readArrival } from '../intake/arrival.ts'
import type { Deps } from '../platform/deps.ts'
import { reportPage } from './report-page.ts'

export function reportRoutes(deps: Deps) {
  return implement({
    'POST /api/linkhub/{username}/reports': async (c, { username, body }) => {
      await reportPage(deps, username, body, await readArrival(c, deps.config))
      return { success: true }
    },
  })
}
