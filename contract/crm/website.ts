import * as z from 'zod'
import { CameFrom, CameFromText } from '../came-from.ts'
import type { Operations } from '../operation.ts'
import { refuse } from '../sentences/refuse.ts'
import { Analytics, AnalyticsPeriod, AnalyticsQuestion, RandomId } from '../visits.ts'
import { read } from './records.ts'

/** The forms of the site, by the names they carry. */
export const siteForms = ['lead', 'project-request'] as const
export type SiteForm = (typeof siteForms)[number]

/** In their order. */
export const formSteps = ['seen', 'begun', 'sent'] as const

/** Sent by a page of the studio's site for a visit or a form step. */
export const SiteBeacon = z.object({
  /** Unknown paths are not counted. */
  page: z
    .string(refuse('visited-page-missing'))
    .regex(/^\//, refuse('visited-page-missing'))
    .max(200, refuse('visited-page-too-long')),
  /** One per browser session, so that a retry never counts twice. */
  visitId: RandomId,
  /** One per browser, kept in its localStorage. */
  visitorId: RandomId,
  cameFrom: CameFromText,
  form: z.enum(siteForms).nullish().catch(undefined),
  step: z.enum(formSteps).nullish().catch(undefined),
})
export type SiteBeacon = z.infer<typeof SiteBeacon>

const Count = z.number().int()
const { period, ...whole } = Analytics.shape
const { links, clicks, visitsWithClicks, ...ofPeriod } = AnalyticsPeriod.shape
const shares = ofPeriod.sources

export const SiteAnalytics = z.object({
  ...whole,
  period: z.object({
    ...ofPeriod,
    /** Each browser once. */
    visitors: Count,
    /** Only visited ones, the most visited first. */
    pages: z.array(z.object({ page: z.string(), visits: Count, visitors: Count })),
    media: shares,
    campaigns: shares,
    /** In how many visits each form was seen, begun and sent. */
    forms: z.array(z.object({ form: z.enum(siteForms), seen: Count, begun: Count, sent: Count })),
  }),
  /** The newest ones of any period, without spam. */
  submissions: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      form: z.enum(siteForms),
      receivedAt: z.number(),
      cameFrom: CameFrom.nullable(),
    }),
  ),
})
export type SiteAnalytics = z.infer<typeof SiteAnalytics>

export const siteBeaconOperations = {
  'POST /api/traffic/site': {
    summary: 'Count a visit to a page of the studio’s site, or a step in one of its forms',
    body: SiteBeacon,
    limit: null,
    replies: { 204: null },
  },
} satisfies Operations

export const websiteOperations = {
  'GET /api/crm/website': {
    ...read('Who visits the studio’s site, for 7, 30, 90 or 365 days', SiteAnalytics),
    query: AnalyticsQuestion,
  },
  'GET /api/crm/website.csv': {
    ...read('The same numbers per page and day, as a table', 'text/csv'),
    query: AnalyticsQuestion,
    limit: 120,
  },
} satisfies Operations
