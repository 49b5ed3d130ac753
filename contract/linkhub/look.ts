import * as z from 'zod'
import { refuse } from '../sentences/refuse.ts'

/** The first of each list is the default. */
export const linkShapes = ['label', 'pill', 'outline'] as const

/** What the links are filled with: the colour that fits the gradient, or the selected one. */
export const linkFills = ['label', 'colour'] as const

export const typefaces = ['plain', 'book', 'display'] as const

export const portraitShapes = ['round', 'square'] as const

/** Drawn over the whole page, in the selected colour. */
export const patterns = ['none', 'checks', 'waves', 'diamonds', 'stars', 'leaves', 'petals'] as const
export type Pattern = (typeof patterns)[number]

export const blockKinds = ['profiles', 'links', 'videos', 'products', 'payments', 'connect', 'registrations'] as const
export type BlockKind = (typeof blockKinds)[number]

/** All blocks in the owner's order; unnamed ones follow the block before them in the default order. */
export function orderBlocks(wanted: readonly BlockKind[] = []): BlockKind[] {
  let order = [...new Set(wanted)]
  for (const [at, kind] of blockKinds.entries()) {
    if (order.includes(kind)) continue
    const before = blockKinds[at - 1]
    order = order.toSpliced(before === undefined ? 0 : order.indexOf(before) + 1, 0, kind)
  }
  return order
}

/** Always sent whole. */
export const NewLook = z.strictObject(
  {
    shape: z.enum(linkShapes, refuse('choose-link-shape')).optional(),
    fill: z.enum(linkFills, refuse('choose-link-fill')).optional(),
    typeface: z.enum(typefaces, refuse('choose-typeface')).optional(),
    portrait: z.enum(portraitShapes, refuse('choose-portrait-shape')).optional(),
    pattern: z.enum(patterns, refuse('choose-pattern')).optional(),
    blocks: z
      .array(z.enum(blockKinds, refuse('choose-blocks')), refuse('choose-blocks'))
      .max(blockKinds.length, refuse('choose-blocks'))
      .optional(),
  },
  refuse('look-not-an-object'),
)

export const Look = z.object({
  shape: z.enum(linkShapes).catch('label').exactOptional(),
  fill: z.enum(linkFills).catch('label').exactOptional(),
  typeface: z.enum(typefaces).catch('plain').exactOptional(),
  portrait: z.enum(portraitShapes).catch('round').exactOptional(),
  pattern: z.enum(patterns).catch('none').exactOptional(),
  blocks: knownItems(z.enum(blockKinds)).exactOptional(),
})
export type Look = z.infer<typeof Look>

/** A list without what only a newer release knows. */
export function knownItems<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((one) => item.safeParse(one).success) : value),
    z.array(item),
  )
}
