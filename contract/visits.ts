import * as z from 'zod'
import { operation } from './operation.ts'

/** 128 random bits, made by the page; any spelling of them is fine. */
const RandomId = z.string().min(8).max(64).regex(/^[\w-]+$/)

/** What the page of a profile sends once per browser session. */
export const VisitBeacon = z.object({
  username: z.string({ error: 'Name the page that was visited.' }).trim().min(1, { error: 'Name the page that was visited.' }).max(64),
  /** One per browser session and page, so that a retry never counts twice. */
  visitId: RandomId.optional(),
  /** One per browser, kept in its localStorage. */
  visitorId: RandomId.optional(),
})
export type VisitBeacon = z.infer<typeof VisitBeacon>

export const Analytics = z.object({
  lifetimeVisits: z.number().int(),
  uniqueVisitors: z.number().int(),
  visitsToday: z.number().int(),
  /** What was left out today and before, by reason: crawlers, previews, prefetches. */
  filtered: z.record(z.string(), z.number().int()),
})
export type Analytics = z.infer<typeof Analytics>

export const visitOperations = [
  operation({
    method: 'POST',
    path: '/api/traffic/track',
    summary: 'Count a visit',
    body: VisitBeacon,
    replies: { 204: null },
    refusals: [400, 404, 413, 415],
  }),
  operation({
    method: 'GET',
    path: '/api/linkhubAuth/me/analytics',
    summary: 'The numbers of the logged-in user’s page',
    needs: 'session',
    replies: { 200: Analytics },
    refusals: [401, 404],
  }),
]
