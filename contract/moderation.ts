import * as z from 'zod'
import { Success } from './auth.ts'
import type { Operations } from './operation.ts'
import { readableBy } from './readable-by.ts'
import { refuse } from './sentences/refuse.ts'
import { EmailAddress, optional, paragraphs } from './text.ts'

/** Why a page should not be there. What they are called is in the content, in each language. */
const reportReasons = ['scam', 'money', 'impersonation', 'hate', 'sexual', 'illegal', 'copyright', 'other'] as const

export const NewReport = z.object({
  reason: z.enum(reportReasons, refuse('choose-report-reason')),
  details: optional(paragraphs({ label: 'Details', required: 'enter-details', max: 1000 })),
  /** For those who want an answer. */
  email: optional(EmailAddress),
})
export type NewReport = z.infer<typeof NewReport>

export const Report = z.object({
  id: z.string(),
  /** One of `reportReasons`, or of an earlier release. */
  reason: z.string(),
  details: z.string().nullable(),
  email: readableBy('member', z.string().nullable()),
  receivedAt: z.number(),
})
export type Report = z.infer<typeof Report>

/** The reports about one page that wait for a decision together, or were decided together. */
export const ReportCase = z.object({
  username: z.string(),
  name: z.string(),
  isSuspended: z.boolean(),
  decidedAt: z.number().nullable(),
  count: z.number().int(),
  since: z.number(),
  ofPage: z.number().int(),
  /** The last change of payment methods within a day: money may go to a wrong number. */
  paymentChangedAt: z.number().exactOptional(),
  /** Only the newest. */
  reports: z.array(Report),
})
export type ReportCase = z.infer<typeof ReportCase>

export const reportStates = ['open', 'closed'] as const

export const ReportQuestion = z.object({ state: z.enum(reportStates).default('open') })

/** Others follow when these are decided. */
export const REPORT_CASES_MAX = 100

/** Pages that just changed payments first, then those that wait longest; of those decided, the latest. */
export const ReportList = z.object({ waiting: z.number().int(), cases: z.array(ReportCase) })
export type ReportList = z.infer<typeof ReportList>

export const SuspendedPage = z.object({ username: z.string(), name: z.string(), suspendedAt: z.number() })
export type SuspendedPage = z.infer<typeof SuspendedPage>

/** Suspends a page, puts it back, or leaves it. Each closes the reports about it, and can be undone. */
const pageDecisions = ['suspend', 'restore', 'dismiss'] as const

export const PageDecision = z.object({
  decision: z.enum(pageDecisions, refuse('choose-decision')),
  /** For the owner of a page that is suspended. */
  reason: optional(paragraphs({ label: 'The reason', required: 'enter-reason', max: 1000 })),
})
export type PageDecision = z.infer<typeof PageDecision>

export const DecisionMade = z.object({
  username: z.string(),
  closed: z.number().int(),
  /** Identifies the decision for reopening its reports. */
  decidedAt: z.number(),
  /** Whether the page was suspended or restored, and its owner told. */
  isChanged: z.boolean(),
})

const Reopening = z.object({
  decidedAt: z.number(refuse('decision-missing')).int(refuse('decision-missing')).min(0, refuse('decision-missing')),
})
export const Reopened = z.object({ username: z.string(), opened: z.number().int() })

export const moderationOperations = {
  'POST /api/linkhub/{username}/reports': {
    summary: 'Report a page that should not be there',
    body: NewReport,
    isIdempotent: true,
    limit: 300,
    replies: { 201: Success },
    refusals: [410],
  },
} satisfies Operations

export const reportOperations = {
  'GET /api/crm/reports': {
    summary: 'Reports about pages: those that wait, or those that were decided',
    needs: 'viewer',
    query: ReportQuestion,
    replies: { 200: ReportList },
  },
  'GET /api/crm/suspended-pages': {
    summary: 'The pages that are off the web, the latest first',
    needs: 'viewer',
    replies: { 200: z.array(SuspendedPage) },
  },
  'POST /api/crm/pages/{username}/decision': {
    summary: 'Suspend a page, restore it, or dismiss the reports about it',
    needs: 'member',
    body: PageDecision,
    replies: { 200: DecisionMade },
  },
  'POST /api/crm/pages/{username}/reopen': {
    summary: 'Let reports wait again that a decision has closed',
    needs: 'member',
    body: Reopening,
    replies: { 200: Reopened },
    refusals: [409],
  },
} satisfies Operations
