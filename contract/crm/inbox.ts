import * as z from 'zod'
import { CameFrom } from '../came-from.ts'
import type { Operations } from '../operation.ts'
import { paragraphs } from '../text.ts'
import { DealMove } from './deals.ts'
import { Suggestion } from './duplicates.ts'
import { Cursor, choiceOf, ManyChanged, pageOf, RecordId, Reference, read, write } from './records.ts'

export const inboxTabs = ['new', 'taken', 'closed', 'spam'] as const

export const InboxItem = z.object({
  id: z.string(),
  reference: z.string(),
  form: z.enum(['lead', 'project-request', 'mail']),
  name: z.string(),
  /** The beginning of the message. */
  excerpt: z.string(),
  receivedAt: z.number(),
  timesSent: z.number().int(),
  /** What they gave as their contact is neither an address nor a number. Absent in answers of older releases. */
  isContactUnreadable: z.boolean().optional(),
  tab: z.enum(inboxTabs),
  takenBy: Reference.nullable(),
  takenAt: z.number().nullable(),
  /** Until then the reply clock runs. */
  firstReplyAt: z.number().nullable(),
  /** The time to the first reply, or until now, in working minutes. */
  waitedMinutes: z.number().int(),
  /** The reply goal, by working hours. */
  replyDueAt: z.number(),
  contact: Reference.nullable(),
  /** A new message does not restore a contact from the trash. */
  isContactInTrash: z.boolean(),
  deal: Reference.nullable(),
})
export type InboxItem = z.infer<typeof InboxItem>

export const Submission = InboxItem.extend({
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The source of the visit; absent in answers of older releases. */
  cameFrom: CameFrom.nullish(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  spamReasons: z.array(z.string()),
  suggestions: z.array(Suggestion),
  /** Why its adoption failed; it is retried. */
  error: z.string().nullable(),
  /** It joined an existing deal, and can be split off. */
  isJoined: z.boolean(),
  /** What was sent by WhatsApp or another program, or said on the phone; absent in answers of older releases. */
  replies: z
    .array(z.object({ kind: z.string(), body: z.string(), actor: Reference.nullable(), happenedAt: z.number() }))
    .optional(),
  /** How it was closed and why: by hand, or with its deal. Null while it is open. */
  closed: z
    .object({
      how: z.enum(['done', 'declined', 'won', 'lost']).nullable(),
      reason: z.string().nullable(),
      note: z.string().nullable(),
    })
    .nullish(),
})
export type Submission = z.infer<typeof Submission>

/** New ones: the longest waiting first; other tabs: the newest first. */
export const InboxPage = pageOf(InboxItem).extend({
  /** Of those that match the filters. */
  counts: z.record(z.enum(inboxTabs), z.number().int()),
  /** The studio wants to answer within so many minutes. */
  replyGoalMinutes: z.number().int(),
})
export type InboxPage = z.infer<typeof InboxPage>

/** `changeId` is null when nothing was changed. */
export const Triaged = z.object({ record: Submission, changeId: z.string().nullable() })

export const InboxCounts = z.record(z.enum(inboxTabs), z.number().int())

export const InboxQuestion = z.object({
  tab: z.enum(inboxTabs).default('new'),
  /** Whoever it is assigned to. */
  owner: RecordId.optional(),
  /** That of the contact, else of the page it was sent from. */
  language: z.enum(['en', 'bn', 'ar']).optional(),
  q: z.string().max(200).optional(),
  cursor: Cursor,
})

/** The answer itself is sent by WhatsApp or email. */
export const Reply = z.object({
  channel: z.enum(['whatsapp', 'email', 'call']),
  body: paragraphs({ label: 'Reply', required: 'enter-reply', max: 5000 }),
  /** For a first reply: refused when somebody else has answered meanwhile. */
  isFirst: z.boolean().optional(),
})
export type Reply = z.infer<typeof Reply>

/** The reason is also the lost reason of its deal. */
export const Decline = DealMove.pick({ lostNote: true }).extend({ lostReason: DealMove.shape.lostReason.unwrap() })
export type Decline = z.infer<typeof Decline>

export const InboxChange = z.object({
  which: choiceOf(InboxQuestion.omit({ cursor: true })),
  act: z.enum(['take', 'release', 'close', 'reopen', 'spam', 'not-spam', 'assign']),
  /** Needed to assign. */
  assigneeId: RecordId.optional(),
})
export type InboxChange = z.infer<typeof InboxChange>

export const SubmissionAssign = z.object({
  assigneeId: RecordId,
  /** Who had it when the user decided, so that nobody takes it from a third by accident. */
  from: RecordId.nullable(),
})
export type SubmissionAssign = z.infer<typeof SubmissionAssign>

const act = (summary: string) => write(summary, Triaged)

export const inboxOperations = {
  'GET /api/crm/inbox': { ...read('What came in by the public forms', InboxPage), query: InboxQuestion },
  'GET /api/crm/inbox/{id}': read('One post of a public form', Submission),
  'POST /api/crm/inbox/bulk': { ...write('Decide about many at once', ManyChanged), body: InboxChange },
  'POST /api/crm/inbox/{id}/take': act('Take it: I answer this one'),
  'POST /api/crm/inbox/{id}/assign': { ...act('Assign it to a colleague'), body: SubmissionAssign },
  'POST /api/crm/inbox/{id}/release': act('Give it back'),
  'POST /api/crm/inbox/{id}/close': act('Done with it'),
  'POST /api/crm/inbox/{id}/decline': { ...act('Not for us: its own deal is lost'), body: Decline },
  'POST /api/crm/inbox/{id}/reopen': act('Back into the inbox'),
  'POST /api/crm/inbox/{id}/spam': act('This is spam'),
  'POST /api/crm/inbox/{id}/not-spam': act('This is not spam'),
  'POST /api/crm/inbox/{id}/split': act('Make a deal of its own of it'),
  'POST /api/crm/inbox/{id}/reply': { ...act('Log an answer'), body: Reply, isIdempotent: true },
} satisfies Operations
