import { findPresence } from '../../crm/staff/session.ts'
import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { readClient } from './client.ts'
import { STUDIO } from './page-finder.ts'
import type { RecordSiteVisit, RecordVisit } from './record-visits.ts'

export function trafficRoutes(deps: Deps, record: RecordVisit, recordSite: RecordSiteVisit) {
  return implement({
    'POST /api/traffic/track': async (c, { body }) => {
      await record({ ...body, ...readClient(deps, c) })
    },
    'POST /api/traffic/site': async (c, { body }) => {
      const findUserId = async () => ((await findPresence(deps, c)) ? STUDIO : undefined)
      await recordSite({ ...body, ...readClient(deps, c), findUserId })
    },
    'POST /api/traffic/click': async (c, { body }) => {
      await record({ ...body, ...readClient(deps, c) })
    },
  })
}
