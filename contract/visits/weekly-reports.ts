import * as z from 'zod'
import { type Operations, open, own } from '../operation.ts'
import { refuse } from '../sentences/refuse.ts'
import { TokenQuery } from '../token-query.ts'

/** Monday is 1, as ISO 8601 counts. */
const Weekday = z
  .number(refuse('choose-weekday'))
  .int(refuse('choose-weekday'))
  .min(1, refuse('choose-weekday'))
  .max(7, refuse('choose-weekday'))

export const WeeklyReport = z.object({
  weekday: Weekday.nullable(),
  /** After so many weeks without a visit no report is written until somebody comes again. */
  isSilent: z.boolean(),
  isConfirmed: z.boolean(),
  /** Since when none is sent because the address refused one; choosing a day or another address ends that. */
  failedAt: z.number().nullable(),
})
export type WeeklyReport = z.infer<typeof WeeklyReport>

const WeeklyReportEdit = z.object({ weekday: Weekday.nullable() })

export const EMPTY_WEEKS_MAX = 4

export const Unsubscribing = z.object({ username: z.string() })

const success = z.object({ success: z.literal(true) })

export const weeklyReportOperations = {
  'GET /api/linkhubAuth/me/weekly-report': own('On which day the logged-in user gets a weekly report', WeeklyReport),
  'PUT /api/linkhubAuth/me/weekly-report': {
    ...own('Choose the day of the weekly report, or end it', WeeklyReport),
    body: WeeklyReportEdit,
  },
  'GET /api/unsubscribe': {
    ...open('Whose weekly report this address ends; its token is in the query', 6_000, Unsubscribing),
    query: TokenQuery,
    refusals: [404],
  },
  'POST /api/unsubscribe': {
    ...open('End the weekly report without login (RFC 8058)', 6_000, success),
    query: TokenQuery,
    refusals: [404],
  },
} satisfies Operations
