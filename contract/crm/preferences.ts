import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { read } from './records.ts'

const preferences = {
  /** At eight, studio time: due tasks, unanswered submissions and quiet deals. */
  wantsDigest: z.boolean(),
  /** A mail at once for each new submission. */
  wantsSubmissions: z.boolean(),
  /** Reminders of tasks by mail; the app shows them in any case. */
  wantsReminders: z.boolean(),
  /** What somebody assigned to them, and notes with their name, by mail; the app shows both in any case. */
  wantsAssignments: z.boolean(),
}

/** The notifications of a member. */
export const Preferences = z.object({
  ...preferences,
  /** When the calendar address was made; null while there is none. */
  calendarSince: z.number().nullable(),
})
export type Preferences = z.infer<typeof Preferences>

export const PreferencesEdit = z.object(preferences).partial()
export type PreferencesEdit = z.infer<typeof PreferencesEdit>

export const preferenceOperations = {
  'GET /api/crm/me/preferences': read('What one wants to be told', Preferences),
  'PATCH /api/crm/me/preferences': { ...read('Change what one wants to be told', Preferences), body: PreferencesEdit },
} satisfies Operations
