import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { DealCard } from './deals.ts'
import { InboxCounts, InboxItem } from './inbox.ts'
import { read, write } from './records.ts'
import { Task } from './tasks.ts'

export const Today = z.object({
  /** New submissions, which nobody has taken on. */
  inbox: z.array(InboxItem),
  inboxCount: z.number().int(),
  /** Submissions assigned to me, those without a reply first. */
  mine: z.array(InboxItem),
  mineCount: z.number().int(),
  tasks: z.array(Task),
  /** Mine, and those of nobody. */
  quietDeals: z.array(DealCard),
  /** Without a mail server, all waiting mails; at most a hundred. */
  failedMails: z.number().int(),
  hasMailServer: z.boolean(),
  /** The first steps of a new studio. */
  starter: z.object({ hasContact: z.boolean(), hasSubmission: z.boolean(), hasColleague: z.boolean() }),
})
export type Today = z.infer<typeof Today>

/** Without its text, because some mails carry a link that opens an account. */
export const FailedMail = z.object({
  id: z.string(),
  subject: z.string(),
  to: z.string(),
  error: z.string(),
  attempts: z.number().int(),
  createdAt: z.number(),
  /** It waits, because no mail server is configured. */
  isKept: z.boolean(),
  /** Given up; otherwise it is tried again by itself. */
  isDead: z.boolean(),
})
export type FailedMail = z.infer<typeof FailedMail>

export const FailedMails = z.object({
  mails: z.array(FailedMail),
  /** How many more only owners may see. */
  privateCount: z.number().int(),
})
export type FailedMails = z.infer<typeof FailedMails>

/** Asked for every few seconds. Another version says that somebody has changed something. */
export const Updates = z.object({
  version: z.string(),
  inbox: InboxCounts,
  unreadNotices: z.number().int(),
  /** Reports to review and registrations to check. Absent in answers of older releases. */
  linkhub: z.number().int().optional(),
})
export type Updates = z.infer<typeof Updates>

export const todayOperations = {
  'GET /api/crm/updates': read('Whether anything has changed, and what waits for me', Updates),
  'GET /api/crm/today': read('What waits today', Today),
  'GET /api/crm/mails': read('Mails that could not be delivered, or wait for a mail server', FailedMails),
  'POST /api/crm/mails/{id}/retry': write('Try a mail again', FailedMail),
} satisfies Operations
