import * as z from 'zod'
import type { Operation } from './operation.ts'

const WRONG_ID = 'An id has 8 to 64 letters, digits, hyphens or underscores.'

/** 128 random bits, made by the page; any spelling of them is fine. Null, or left out, where the browser keeps nothing. */
const RandomId = z
  .string({ error: WRONG_ID })
  .regex(/^[\w-]{8,64}$/, { error: WRONG_ID })
  .nullish()

const NAME_THE_PAGE = 'Name the page that was visited.'

/** What the page of a profile sends once per browser session. */
export const VisitBeacon = z.object({
  username: z
    .string({ error: NAME_THE_PAGE })
    .trim()
    .min(1, { error: NAME_THE_PAGE })
    .max(64, { error: 'No page has a name as long as that.' }),
  /** One per browser session and page, so that a retry never counts twice. */
  visitId: RandomId,
  /** One per browser, kept in its localStorage. */
  visitorId: RandomId,
})
export type VisitBeacon = z.infer<typeof VisitBeacon>

/** Why a beacon was counted apart and not as a visit. */
export const filterReasons = ['crawler', 'preview', 'prefetch'] as const
export type FilterReason = (typeof filterReasons)[number]

export const Analytics = z.object({
  lifetimeVisits: z.number().int(),
  uniqueVisitors: z.number().int(),
  /** In the owner's time zone. */
  visitsToday: z.number().int(),
  /** What was left out today and before; only the reasons that occurred. */
  filtered: z.partialRecord(z.enum(filterReasons), z.number().int()),
})
export type Analytics = z.infer<typeof Analytics>

export const visitOperations: Operation[] = [
  {
    method: 'POST',
    path: '/api/traffic/track',
    summary: 'Count a visit',
    body: VisitBeacon,
    replies: { 204: null },
    refusals: [400, 404, 413, 415],
  },
  {
    method: 'GET',
    path: '/api/linkhubAuth/me/analytics',
    summary: 'The numbers of the logged-in user’s page',
    needs: 'session',
    replies: { 200: Analytics },
    refusals: [401, 404],
  },
]
