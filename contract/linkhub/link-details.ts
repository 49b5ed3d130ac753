import * as z from 'zod'
import { refuse } from '../sentences/refuse.ts'

const MINUTE_MS = 60_000

const LATEST_MS = Date.UTC(2100, 0)

/** An instant, to the minute. */
const Instant = z
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

interface Showing {
  isHidden?: boolean | undefined
  showFrom?: number | undefined
  showUntil?: number | undefined
}

export function showingAt({ isHidden, showFrom = 0, showUntil = Infinity }: Showing, now: number) {
  if (isHidden) return 'hidden'
  if (now < showFrom) return 'waiting'
  return now < showUntil ? 'shown' : 'over'
}
