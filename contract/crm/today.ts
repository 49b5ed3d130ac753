import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { DealCard, Stage } from './deals.ts'
import { InboxItem } from './inbox.ts'
import { Reference, read, Sum, Totals } from './records.ts'
import { Task } from './timeline.ts'

/** The first screen: what waits, for whom, and how it goes. */
export const Today = z.object({
  inbox: z.array(InboxItem),
  inboxCount: z.number().int(),
  tasks: z.array(Task),
  quietDeals: z.array(DealCard),
  pipeline: z.array(z.object({ stage: Stage, count: z.number().int(), totals: Totals })),
  /** Open deals, each by the chance of its stage, in the base currency. */
  weighted: Sum.nullable(),
  wonThisMonth: Totals,
  /** Half of all first replies of the last thirty days came within so many minutes. */
  medianReplyMinutes: z.number().int().nullable(),
  lostBecause: z.array(z.object({ reason: z.string(), count: z.number().int() })),
  /** Without a mail server: all that wait for one. A hundred stands for more. */
  failedMails: z.number().int(),
  hasMailServer: z.boolean(),
  /** What a new studio has done already. */
  starter: z.object({ hasContact: z.boolean(), hasSubmission: z.boolean(), hasColleague: z.boolean() }),
})
export type Today = z.infer<typeof Today>

/** Somebody with a way in. Tasks and deals go to those who may work on them. */
export const Colleague = Reference.extend({ mayWork: z.boolean() })
export type Colleague = z.infer<typeof Colleague>

export const deskOperations: Operations = {
  'GET /api/crm/today': { summary: 'What waits today', ...read, replies: { 200: Today } },
  'GET /api/crm/colleagues': {
    summary: 'Colleagues, for choosing one',
    ...read,
    replies: { 200: z.array(Colleague) },
  },
}
