import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { read, Sum } from './records.ts'

export const reportGroups = ['month', 'form', 'page', 'campaign', 'colleague'] as const

/** What became of the enquiries of one month, source or colleague. */
export const ReportLine = z.object({
  /** 2026-11, a form, the path of a page, a campaign, or the id of a colleague; empty when nobody knows. */
  key: z.string(),
  /** Of a colleague. */
  name: z.string().nullable(),
  enquiries: z.number().int(),
  answeredInADay: z.number().int(),
  won: z.number().int(),
  /** Of the won deals, at the rates of the days when they were won. */
  amount: Sum,
  lost: z.number().int(),
  lostBecause: z.array(z.object({ reason: z.string(), count: z.number().int() })),
})
export type ReportLine = z.infer<typeof ReportLine>

const ReportQuestion = z.object({
  by: z.enum(reportGroups).default('month'),
  /** How far back, this month included. */
  months: z.enum(['3', '6', '12', '24']).default('12'),
})
export type ReportQuestion = z.infer<typeof ReportQuestion>

export const salesReportOperations = {
  'GET /api/crm/sales-report': {
    ...read('What became of the enquiries, by month, source or colleague', z.array(ReportLine)),
    query: ReportQuestion,
  },
  'GET /api/crm/sales-report.csv': { ...read('The same as a table', 'text/csv'), query: ReportQuestion, limit: 120 },
} satisfies Operations
