import * as z from 'zod'
import { type Operations, open, own } from '../operation.ts'
import { refuse } from '../sentences/refuse.ts'
import { line, optional } from '../text.ts'
import { TokenQuery } from '../token-query.ts'
import { Analytics, AnalyticsPeriod, CountedLink } from '../visits.ts'

export const SponsorAddress = z.object({
  id: z.string(),
  label: z.string(),
  showsLinks: z.boolean(),
  madeAt: z.number(),
  revokedAt: z.number().nullable(),
})
export type SponsorAddress = z.infer<typeof SponsorAddress>

export const SPONSOR_ADDRESSES_MAX = 10

export const NewSponsorAddress = z.object({
  label: optional(line({ label: 'For whom', required: 'enter-name', max: 80 })),
  showsLinks: z.boolean(refuse('choose-yes-or-no')),
})
export type NewSponsorAddress = z.infer<typeof NewSponsorAddress>

export const SponsorAddresses = z.array(SponsorAddress)
/** The address itself is said once: only its hash is kept. */
export const SponsorAddressMade = z.object({ address: z.string(), addresses: SponsorAddresses })

export const SPONSOR_DAYS = 30

const { lifetimeVisits, uniqueVisitors, timeZone } = Analytics.shape

/** A link that visitors see. One that only the owner may know of (`isShown: boolean`) does not fit. */
export const SharedLink = CountedLink.pick({ title: true, clicks: true }).extend({ isShown: z.literal(true) })
export type SharedLink = z.infer<typeof SharedLink>

/** What a sponsor sees: the figures of the dashboard, without links that are not on the page now. */
export const SharedStats = z.object({
  name: z.string(),
  username: z.string(),
  profileImage: z.string().nullable().default(null),
  ...{ lifetimeVisits, uniqueVisitors, timeZone },
  /** Its list of links is empty where the owner does not show it. */
  period: AnalyticsPeriod.omit({ clicks: true }).extend({ links: z.array(SharedLink) }),
  showsLinks: z.boolean(),
})
export type SharedStats = z.infer<typeof SharedStats>

export const sharedStatsOperations = {
  'GET /api/linkhubAuth/me/sponsors': own(
    'The private addresses that show the figures of the page, also those that were revoked',
    SponsorAddresses,
  ),
  'POST /api/linkhubAuth/me/sponsors': {
    summary: 'Make such an address',
    needs: 'session',
    body: NewSponsorAddress,
    isIdempotent: true,
    replies: { 201: SponsorAddressMade },
    refusals: [429],
  },
  'DELETE /api/linkhubAuth/me/sponsors/{id}': own('Revoke an address: it answers 410 from then on', SponsorAddresses),
  'GET /api/shared-stats': {
    ...open('The figures of a page for whoever has the address; its token is in the query', 6_000, SharedStats),
    query: TokenQuery,
    refusals: [404, 410],
  },
} satisfies Operations
