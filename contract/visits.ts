import * as z from 'zod'
import { DEFAULT_TIME_ZONE } from './linkhub.ts'
import { type Operations, own } from './operation.ts'
import { refuse } from './sentences/refuse.ts'

/** 128 random bits, made by the page. Null, or left out, where the browser stores nothing. */
export const RandomId = z
  .string(refuse('invalid-visit-id'))
  .regex(/^[\w-]{8,64}$/, refuse('invalid-visit-id'))
  .nullish()

export const VisitBeacon = z.object({
  username: z
    .string(refuse('visited-page-missing'))
    .trim()
    .min(1, refuse('visited-page-missing'))
    .max(64, refuse('visited-page-too-long')),
  /** One per browser session and page, so that a retry never counts twice. */
  visitId: RandomId,
  /** One per browser, kept in its localStorage. */
  visitorId: RandomId,
  /** The host the visitor came from, as the browser tells it. A visit is never refused for it. */
  referrer: z.string().max(253).nullish().catch(undefined),
  /** What the owner tagged the link with: `?s=wa`. */
  source: z
    .string()
    .regex(/^[a-z0-9-]{1,20}$/i)
    .toLowerCase()
    .nullish()
    .catch(undefined),
})
export type VisitBeacon = z.infer<typeof VisitBeacon>

/** Sent when a link is opened. Has the ids of its visit, and counts the visit if its beacon was lost. */
const ClickBeacon = VisitBeacon.extend({
  link: z.string(refuse('opened-link-missing')).regex(/^[\w-]{1,64}$/, refuse('opened-link-missing')),
})

/** The link for a visitor without scripts: by id, or by page and kind of a social link. */
export function goPath(link: { id: string } | { profileId: string; social: string }) {
  return 'id' in link ? `/go/${link.id}` : `/go/${link.profileId}.${link.social}`
}

/** Why a beacon was not counted as a visit. `flood`: more than people send from one network in an hour. */
const filterReasons = ['crawler', 'preview', 'prefetch', 'owner', 'flood'] as const
export type FilterReason = (typeof filterReasons)[number]

/** How far back the numbers go: whole days of the owner's, today included. */
export const periods = [7, 30, 90, 365] as const
export type Period = (typeof periods)[number]

export const AnalyticsQuestion = z.object({
  days: z.coerce
    .number(refuse('choose-period'))
    .pipe(
      z.union(
        periods.map((days) => z.literal(days)),
        refuse('choose-period'),
      ),
    )
    .default(30),
})

const Count = z.number().int()

export const apps = [
  'instagram',
  'facebook',
  'messenger',
  'whatsapp',
  'tiktok',
  'snapchat',
  'telegram',
  'threads',
  'x',
  'linkedin',
  'pinterest',
  'line',
  'wechat',
] as const
export type App = (typeof apps)[number]

export const devices = ['phone', 'tablet', 'computer'] as const
export type Device = (typeof devices)[number]

/** What a share is called that stands for all smaller ones, and comes last. */
export const OTHER = 'other'

const Shares = z.array(z.object({ name: z.string(), visits: Count })).default([])

/** What stands for all removed links, whose titles nobody knows any more. */
export const REMOVED = 'removed'

/** What was left out; only the reasons that occurred. */
const Filtered = z.partialRecord(z.enum(filterReasons), Count).default({})

/** A link as the owner of the page reads about it, also one that no visitor sees now. */
export const CountedLink = z.object({
  /** The id of a custom link, the kind of a social one, or `removed`. */
  link: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  /** Visits in which it was opened, each on the day of its visit: so never more than there were visits. */
  clicks: Count,
  /** Whether visitors see it now: it is neither hidden, nor out of its time, nor removed. */
  isShown: z.boolean(),
  /** Something in the shop window: its clicks are orders begun, which are not sales. */
  isOrder: z.literal(true).exactOptional(),
})

export const AnalyticsPeriod = z.object({
  days: Count.default(0),
  /** Each day of the period, the oldest first, those without visits too. */
  perDay: z.array(z.object({ day: z.iso.date(), visits: Count, visitors: Count })).default([]),
  visits: Count.default(0),
  clicks: Count.default(0),
  /** Visits in which any link was opened: so never more than there were visits. */
  visitsWithClicks: Count.default(0),
  visitsBefore: Count.default(0),
  filtered: Filtered,
  /** Custom links in their order, then social links; then, summed and without address, removed ones. */
  links: z.array(CountedLink).default([]),
  /** Hosts; visits that came from nowhere we know are in none of these. */
  referrers: Shares,
  apps: Shares,
  /** The tags of tagged links: wa, ig … */
  sources: Shares,
  devices: Shares,
  /** ISO codes; empty where no proxy tells them. */
  countries: Shares,
})

/** A figure that is missing or unreadable stands at 0. */
const figure = z.number().int().nonnegative().catch(0)

/** What its owner reads; others read `SharedStats`. The specification names three figures. */
export const Analytics = z.object({
  lifetimeVisits: figure,
  uniqueVisitors: figure,
  visitsToday: figure,
  filtered: Filtered,
  timeZone: z.string().default(DEFAULT_TIME_ZONE),
  period: AnalyticsPeriod.prefault({}),
})
export type Analytics = z.infer<typeof Analytics>

export const LINK_OPENS_DAYS = 28

/** By link, as in `CountedLink`. Those that nobody opened are missing. */
export const LinkOpens = z.record(z.string(), Count)

export const visitOperations = {
  'POST /api/traffic/track': {
    summary: 'Count a visit',
    body: VisitBeacon,
    limit: null,
    replies: { 204: null },
    refusals: [404],
  },
  'POST /api/traffic/click': {
    summary: 'Count that a link was opened',
    body: ClickBeacon,
    limit: null,
    replies: { 204: null },
    refusals: [404],
  },
  'GET /go/{target}': {
    summary: 'Open a link of a page, counting it, where scripts do not run',
    limit: null,
    replies: { 302: null },
    refusals: [410],
  },
  'GET /api/linkhubAuth/me/analytics': {
    ...own('The numbers of the logged-in user’s page, for 7, 30, 90 or 365 days', Analytics),
    query: AnalyticsQuestion,
  },
  'GET /api/linkhubAuth/me/link-opens': own(
    'How often each link of the logged-in user was opened within 28 days',
    LinkOpens,
  ),
  'GET /api/linkhubAuth/me/analytics.csv': {
    ...own('The same numbers per day, as a table', 'text/csv'),
    query: AnalyticsQuestion,
    limit: 120,
  },
} satisfies Operations
