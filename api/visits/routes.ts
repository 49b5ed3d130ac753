import { type Analytics, VisitBeacon } from '@nokshi/contract/visits.ts'
import { type Context, Hono } from 'hono'
import { requireUser } from '../auth/session.ts'
import { getOwnProfile } from '../linkhub/own-profile.ts'
import { clientAddress } from '../platform/client-address.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { body } from '../platform/validate.ts'
import type { Sender } from './bots.ts'
import { dayIn } from './owner-day.ts'
import { findNumbers, listFiltered } from './queries.ts'
import { createVisitRecorder } from './record-visits.ts'

export function trackRoutes(deps: Deps) {
  const record = createVisitRecorder(deps)

  return new Hono().post('/', body(VisitBeacon), async (c) => {
    const outcome = await record({ ...c.req.valid('json'), sender: readSender(c, deps.config.trustProxy) })
    if (outcome === 'no page') {
      throw new Refusal('not-found', 'no-such-page', 'There is no page with this name.')
    }
    deps.metrics.visits.inc({ outcome })
    return c.body(null, 204)
  })
}

/** Browsers say in one of these headers that they fetch a page before anybody asked to see it. */
const PURPOSE_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

function readSender(c: Context, trustedProxies: number): Sender {
  return {
    address: clientAddress(c, trustedProxies),
    userAgent: c.req.header('user-agent') ?? '',
    language: c.req.header('accept-language') ?? '',
    purpose: PURPOSE_HEADERS.map((name) => c.req.header(name) ?? '').join(' '),
  }
}

export function analyticsRoutes(deps: Deps) {
  return new Hono().get('/', requireUser(deps), async (c) => {
    const profile = await getOwnProfile(deps.db, c.get('user').id)

    const numbers = await findNumbers(deps.db, profile.id, dayIn(profile.timeZone, deps.now()))
    const filtered = await listFiltered(deps.db, profile.id)
    const analytics: Analytics = {
      lifetimeVisits: numbers?.visits ?? 0,
      uniqueVisitors: numbers?.visitors ?? 0,
      visitsToday: numbers?.visitsToday ?? 0,
      filtered: Object.fromEntries(filtered.map(({ reason, hits }) => [reason, hits])),
    }
    return c.json(analytics)
  })
}
