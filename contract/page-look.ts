import * as z from 'zod'
import { knownItems } from './known-items.ts'
import { refuse } from './sentences/refuse.ts'

/** How the links of a page are cut; the first of each list is how pages look whose owners chose nothing. */
export const linkShapes = ['label', 'pill', 'outline'] as const
export type LinkShape = (typeof linkShapes)[number]

export const typefaces = ['plain', 'book', 'display'] as const
export type Typeface = (typeof typefaces)[number]

export const portraitShapes = ['round', 'square'] as const
export type PortraitShape = (typeof portraitShapes)[number]

/** What a page is made of below its name and bio, in the usual order. */
export const blockKinds = ['profiles', 'links', 'things', 'payments', 'connect', 'registrations'] as const
export type BlockKind = (typeof blockKinds)[number]

/** All blocks in the order an owner wants; those not named follow in the usual one. */
export function orderBlocks(wanted: readonly BlockKind[] = []): BlockKind[] {
  return [...new Set([...wanted, ...blockKinds])]
}

/** Always sent whole. */
export const NewLook = z.strictObject(
  {
    shape: z.enum(linkShapes, refuse('choose-link-shape')).optional(),
    typeface: z.enum(typefaces, refuse('choose-typeface')).optional(),
    portrait: z.enum(portraitShapes, refuse('choose-portrait-shape')).optional(),
    blocks: z
      .array(z.enum(blockKinds, refuse('choose-blocks')), refuse('choose-blocks'))
      .max(blockKinds.length, refuse('choose-blocks'))
      .optional(),
  },
  refuse('look-not-an-object'),
)

export const Look = z.object({
  shape: z.enum(linkShapes).catch('label').exactOptional(),
  typeface: z.enum(typefaces).catch('plain').exactOptional(),
  portrait: z.enum(portraitShapes).catch('round').exactOptional(),
  blocks: knownItems(z.enum(blockKinds)).exactOptional(),
})
export type Look = z.infer<typeof Look>
