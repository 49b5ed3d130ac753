import { ClickBeacon, VisitBeacon } from '@nokshi/contract/visits.ts'
import { Hono } from 'hono'
import { body } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { readClient } from './client.ts'
import type { RecordVisit } from './record-visits.ts'

export function trafficRoutes(deps: Deps, record: RecordVisit) {
  return new Hono()
    .post('/track', body(VisitBeacon), async (c) => {
      await record({ ...c.req.valid('json'), ...readClient(deps, c) })
      return c.body(null, 204)
    })
    .post('/click', body(ClickBeacon), async (c) => {
      await record({ ...c.req.valid('json'), ...readClient(deps, c) })
      return c.body(null, 204)
    })
}
