import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { DealCard, Stage } from './deals.ts'
import { InboxItem } from './inbox.ts'
import { read, Sum, Totals, write } from './records.ts'
import { Task } from './tasks.ts'

export const Today = z.object({
  inbox: z.array(InboxItem),
  inboxCount: z.number().int(),
  tasks: z.array(Task),
  quietDeals: z.array(DealCard),
  pipeline: z.array(z.object({ stage: Stage, count: z.number().int(), totals: Totals })),
  /** Open deals weighted by the chance of their stage, in the base currency. */
  weighted: Sum.nullable(),
  wonThisMonth: Totals,
  /** The median of the last thirty days. */
  medianReplyMinutes: z.number().int().nullable(),
  lostBecause: z.array(z.object({ reason: z.string(), count: z.number().int() })),
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

export const todayOperations = {
  'GET /api/crm/today': read('What waits today', Today),
  'GET /api/crm/mails': read('Mails that could not be delivered, or wait for a mail server', FailedMails),
  'POST /api/crm/mails/{id}/retry': write('Try a mail again', FailedMail),
} satisfies Operations
