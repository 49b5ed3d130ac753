import { ClickBeacon, VisitBeacon } from '@nokshi/contract/visits.ts'
import { Hono } from 'hono'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { body } from '../platform/validate.ts'
import type { Outcome, RecordVisit } from './record-visits.ts'
import { readSender } from './sender.ts'

export function trafficRoutes(deps: Deps, record: RecordVisit) {
  return new Hono()
    .post('/track', body(VisitBeacon), async (c) => {
      const outcome = await record({ ...c.req.valid('json'), ...readSender(deps, c) })
      requireKnown(outcome)
      deps.metrics.visits.inc({ outcome })
      return c.body(null, 204)
    })
    .post('/click', body(ClickBeacon), async (c) => {
      requireKnown(await record({ ...c.req.valid('json'), ...readSender(deps, c) }))
      return c.body(null, 204)
    })
}

function requireKnown(outcome: Outcome) {
  if (outcome === 'no page')
    throw new Refusal('not-found', 'no-such-page', 'There is no page with this name.')
  if (outcome === 'no link') throw new Refusal('not-found', 'no-such-link', 'This page has no such link.')
}
