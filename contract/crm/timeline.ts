import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { paragraphs } from '../text.ts'
import { about, add, Cursor, changed, pageOf, RecordId, Reference, read, Version, write } from './records.ts'

/** What people log; the system writes the other kinds. */
export const loggedKinds = ['note', 'call', 'meeting', 'email', 'whatsapp'] as const
export const activityKinds = [
  ...loggedKinds,
  'submission',
  'mail-sent',
  'mail-received',
  'stage-changed',
  'changed',
  'task-done',
  'merged',
  'created',
] as const

/** The mail of an entry, as it is now. */
export const ActivityMail = z.object({
  id: z.string(),
  subject: z.string(),
  state: z.enum(['waiting', 'sent', 'refused', 'bounced', 'received', 'unreadable']),
  error: z.string().nullable(),
})

export const Activity = z.object({
  id: z.string(),
  version: z.number().int(),
  kind: z.enum(activityKinds),
  body: z.string().nullable(),
  /** Who did it; null for the forms of the site. */
  actor: Reference.nullable(),
  happenedAt: z.number(),
  contact: Reference.nullable(),
  deal: Reference.nullable(),
  submissionId: z.string().nullable(),
  /** For entries of the system: stages, or changed fields. */
  details: z.record(z.string(), z.string()),
  /** Absent in answers of older releases. */
  mail: ActivityMail.nullish(),
})
export type Activity = z.infer<typeof Activity>

/** Colleagues whom the text names, who are told. */
const Mentions = z.array(RecordId).max(20).optional()

const Body = paragraphs({ label: 'Note', required: 'enter-activity', max: 5000 })

export const NewActivity = z.object({ kind: z.enum(loggedKinds), body: Body, mentions: Mentions, ...about })
export type NewActivity = z.infer<typeof NewActivity>
export const ActivityEdit = z.object({ version: Version, body: Body, mentions: Mentions })

export const TimelineQuestion = z.object({
  contact: RecordId.optional(),
  company: RecordId.optional(),
  deal: RecordId.optional(),
  cursor: Cursor,
})

export const timelineOperations = {
  'GET /api/crm/timeline': {
    ...read('What happened with a person, a company or a deal, the newest first', pageOf(Activity)),
    query: TimelineQuestion,
  },
  'POST /api/crm/timeline': { ...add('Log a note, a call, a meeting', changed(Activity)), body: NewActivity },
  'PATCH /api/crm/timeline/{id}': { ...write('Reword what was logged', changed(Activity)), body: ActivityEdit },
  'DELETE /api/crm/timeline/{id}': write('Take back what was logged', changed(Reference)),
} satisfies Operations
