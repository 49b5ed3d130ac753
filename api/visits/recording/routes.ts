import { SiteBeacon } from '@nokshi/contract/crm/website.ts'
import { ClickBeacon, VisitBeacon } from '@nokshi/contract/visits.ts'
import { Hono } from 'hono'
import { findPresence } from '../../crm/staff/session.ts'
import { body } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { readClient } from './client.ts'
import { STUDIO } from './page-finder.ts'
import type { RecordSiteVisit, RecordVisit } from './record-visits.ts'

export function trafficRoutes(deps: Deps, record: RecordVisit, recordSite: RecordSiteVisit) {
  return new Hono()
    .post('/track', body(VisitBeacon), async (c) => {
      await record({ ...c.req.valid('json'), ...readClient(deps, c) })
      return c.body(null, 204)
    })
    .post('/site', body(SiteBeacon), async (c) => {
      const findUserId = async () => ((await findPresence(deps, c)) ? STUDIO : undefined)
      await recordSite({ ...c.req.valid('json'), ...readClient(deps, c), findUserId })
      return c.body(null, 204)
    })
    .post('/click', body(ClickBeacon), async (c) => {
      await record({ ...c.req.valid('json'), ...readClient(deps, c) })
      return c.body(null, 204)
    })
}
