import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { TokenQuery } from '../token-query.ts'
import { Preferences } from './preferences.ts'
import { read } from './records.ts'

/** Shown once: the database has only its hash. */
export const CalendarMade = z.object({ address: z.string(), preferences: Preferences })

export const calendarOperations = {
  'POST /api/crm/me/calendar': {
    summary: 'Make a private address for the calendar; the one before is worth nothing',
    needs: 'viewer',
    replies: { 201: CalendarMade },
  },
  'DELETE /api/crm/me/calendar': read('Close the address of the calendar', Preferences),
  'GET /api/crm/calendar.ics': {
    summary: 'Tasks, closing days and meetings of whoever has this address (RFC 5545); its token is in the query',
    query: TokenQuery,
    limit: 6_000,
    replies: { 200: 'text/calendar' },
    refusals: [404],
  },
} satisfies Operations
