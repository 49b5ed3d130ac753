import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { TokenQuery } from '../token-query.ts'
import { RecordId, read } from './records.ts'
import { Task } from './timeline.ts'

const preferences = {
  /** At eight, studio time: what is due, what waits for a first reply, what has gone quiet. */
  wantsDigest: z.boolean(),
  /** A mail at once for each new enquiry. */
  wantsEnquiries: z.boolean(),
  /** Reminders of tasks by mail; the app shows them in any case. */
  wantsReminders: z.boolean(),
}

/** What somebody of the studio wants to be told, and how. */
export const Preferences = z.object({
  ...preferences,
  /** Since when there is an address for the calendar; null while there is none. */
  calendarSince: z.number().nullable(),
})
export type Preferences = z.infer<typeof Preferences>

export const PreferencesEdit = z.object(preferences).partial()
export type PreferencesEdit = z.infer<typeof PreferencesEdit>

/** Shown once: the database has only its hash. */
export const CalendarMade = z.object({ address: z.string(), preferences: Preferences })

/** A task that somebody wanted to be reminded of, until they say that they have seen it. */
export const Reminder = z.object({ task: Task, remindAt: z.number() })
export type Reminder = z.infer<typeof Reminder>

export const ReminderSeen = z.object({ taskId: RecordId, remindAt: z.number().int() })

const own = { needs: 'viewer' as const, refusals: [400, 401, 403, 413, 415] }

export const preferenceOperations: Operations = {
  'GET /api/crm/me/preferences': {
    summary: 'What one wants to be told',
    ...read,
    replies: { 200: Preferences },
  },
  'PATCH /api/crm/me/preferences': {
    summary: 'Change what one wants to be told',
    ...own,
    body: PreferencesEdit,
    replies: { 200: Preferences },
  },
  'POST /api/crm/me/calendar': {
    summary: 'Make a private address for the calendar; the one before is worth nothing',
    ...own,
    replies: { 201: CalendarMade },
  },
  'DELETE /api/crm/me/calendar': {
    summary: 'Close the address of the calendar',
    ...own,
    replies: { 200: Preferences },
  },
  'GET /api/crm/calendar.ics': {
    summary:
      'Tasks, closing days and meetings of whoever has this address (RFC 5545); its token is in the query',
    query: TokenQuery,
    limit: 6_000,
    replies: { 200: 'text/calendar' },
    refusals: [404],
  },
  'GET /api/crm/reminders': {
    summary: 'Reminders that nobody has said to have seen',
    ...read,
    replies: { 200: z.array(Reminder) },
  },
  'POST /api/crm/reminders/seen': {
    summary: 'Say that a reminder was seen',
    ...own,
    body: ReminderSeen,
    replies: { 200: z.array(Reminder) },
  },
}
