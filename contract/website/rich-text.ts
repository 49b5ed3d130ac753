import * as z from 'zod'
import { refuse } from '../sentences/refuse.ts'
import { countCharacters, thinMarks, tidyParagraphs } from '../text.ts'
import { isAddress } from './addresses.ts'
import { plainText, type RichBlock, type RichInline, type RichText } from './plain-text.ts'

/** Lists in lists. Deeper ones are refused, so nothing that reads a document needs a limit of its own. */
const DEPTH_MAX = 3
const PARTS_MAX = 500
const LINK_MAX = 500

const Mark = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic']) }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({ href: z.string().trim().max(LINK_MAX).refine(isAddress, refuse('unsafe-address')) }),
  }),
])

function blocks(max: number, depth: number): z.ZodType<RichBlock[]> {
  const Inline = z.discriminatedUnion('type', [
    z.object({
      type: z.literal('text'),
      text: z.string().max(max).transform(withoutControls),
      // Each kind once: a link in a link is no HTML.
      marks: z
        .array(Mark)
        .max(3)
        .transform((marks) => marks.filter(({ type }, at) => marks.findIndex((mark) => mark.type === type) === at))
        .optional(),
    }),
    z.object({ type: z.literal('hardBreak') }),
  ])
  const Paragraph = z.object({ type: z.literal('paragraph'), content: z.array(Inline).max(PARTS_MAX).prefault([]) })
  if (depth === 0) return z.array(Paragraph).max(PARTS_MAX)
  const Item = z.object({ type: z.literal('listItem'), content: blocks(max, depth - 1) })
  const List = z.object({ type: z.enum(['bulletList', 'orderedList']), content: z.array(Item).min(1).max(PARTS_MAX) })
  return z.array(z.discriminatedUnion('type', [Paragraph, List])).max(PARTS_MAX)
}

/** A space at either end belongs to the text: the next part follows it. */
function withoutControls(text: string) {
  return thinMarks(text.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')).normalize('NFC')
}

/** What it does not know it leaves out or refuses; what is stored is what it answers. */
export function richTextOf(label: string, max: number) {
  const Document = z.object({ type: z.literal('doc'), content: blocks(max, DEPTH_MAX) })
  return z
    .preprocess((value) => (typeof value === 'string' ? richFrom(value) : value), Document)
    .refine(
      (document) => countCharacters(plainText(document)) <= max,
      refuse({ code: 'too-long', params: { label, max } }),
    )
}

/** Plain text is short for paragraphs, and lines with a hyphen for a list, so that files stay readable. */
export function richFrom(text: string): RichText {
  const parts = tidyParagraphs(text)
    .split(/\n{2,}/)
    .filter((part) => part !== '')
  return { type: 'doc', content: parts.map((part) => richPart(part.split('\n'))) }
}

function richPart(lines: string[]): RichBlock {
  if (!lines.every((line) => line.startsWith('- '))) return paragraphOf(lines)
  const items = lines.map((line) => ({ type: 'listItem' as const, content: [paragraphOf([line.slice(2)])] }))
  return { type: 'bulletList', content: items }
}

function paragraphOf(lines: string[]): RichBlock {
  const content = lines.flatMap((text, place): RichInline[] => [
    ...(place > 0 ? [{ type: 'hardBreak' as const }] : []),
    ...(text === '' ? [] : [{ type: 'text' as const, text }]),
  ])
  return { type: 'paragraph', content }
}
