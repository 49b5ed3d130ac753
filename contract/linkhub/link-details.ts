import * as z from 'zod'
import { type Operations, own } from '../operation.ts'
import { refuse } from '../sentences/refuse.ts'

const MINUTE_MS = 60_000

const LATEST_MS = Date.UTC(2100, 0)

export const Instant = z
  .number(refuse('choose-time'))
  .int(refuse('choose-time'))
  .min(0, refuse('choose-time'))
  .max(LATEST_MS, refuse('choose-time'))
  .transform((at) => at - (at % MINUTE_MS))

/** Absent fields are false or unset. */
export const NewLinkDetail = z
  .strictObject(
    {
      isHidden: z.boolean(refuse('link-details-not-an-object')).optional(),
      isFeatured: z.boolean(refuse('link-details-not-an-object')).optional(),
      /** The mark of the site that it leads to, where that is known. */
      showsIcon: z.boolean(refuse('link-details-not-an-object')).optional(),
      showFrom: Instant.optional(),
      showUntil: Instant.optional(),
    },
    refuse('link-details-not-an-object'),
  )
  .refine(({ showFrom = 0, showUntil = LATEST_MS }) => showFrom < showUntil, {
    ...refuse('end-before-start'),
    path: ['showUntil'],
  })
export type NewLinkDetail = z.infer<typeof NewLinkDetail>

export const LinkDetail = z.object({
  isFeatured: z.literal(true).exactOptional(),
  showsIcon: z.literal(true).exactOptional(),
  picture: z.string().exactOptional(),
})
export type LinkDetail = z.infer<typeof LinkDetail>

export const OwnLinkDetail = LinkDetail.extend({
  isHidden: z.literal(true).exactOptional(),
  showFrom: z.number().exactOptional(),
  showUntil: z.number().exactOptional(),
})
export type OwnLinkDetail = z.infer<typeof OwnLinkDetail>

export function showingAt({ isHidden, showFrom = 0, showUntil = Infinity }: NewLinkDetail, now: number) {
  if (isHidden) return 'hidden'
  if (now < showFrom) return 'waiting'
  return now < showUntil ? 'shown' : 'over'
}

/**
 * What the daily check says about a link: it leads nowhere (dead), its site does not let us look (closed), or
 * its host is on the operator's list (listed), which takes it off the page.
 */
export const LinkCheck = z.object({
  linkId: z.string(),
  url: z.string(),
  state: z.enum(['dead', 'closed', 'listed']),
  since: z.number(),
})
export type LinkCheck = z.infer<typeof LinkCheck>

export const linkCheckOperations = {
  'GET /api/linkhubAuth/me/link-checks': own(
    'Links of the logged-in user that lead nowhere, or could not be tried',
    z.array(LinkCheck),
  ),
} satisfies Operations
