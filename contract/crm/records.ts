import * as z from 'zod'
import { refuse } from '../sentences/refuse.ts'

/** What all calls of the CRM have in common. */

/** A list in parts: ask again with `next` for the rest. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: z.string().nullable() })
}

/** A cursor out of `next`; what it holds is the server's business. */
export const Cursor = z.string().max(500).optional()

/** Which part of a list that has no filters. */
export const Page = z.object({ cursor: Cursor })

/** The id of a record. What looks otherwise is the id of nothing. */
export const RecordId = z.string(refuse('no-such-record')).regex(/^[\w-]{1,64}$/, refuse('no-such-record'))

/** What an activity or a task is about. */
export const about = {
  contactId: RecordId.nullish(),
  dealId: RecordId.nullish(),
  companyId: RecordId.nullish(),
}

/** What every change answers: the record as it is now, and what undo goes by. */
export function changed<Record extends z.ZodType>(record: Record) {
  return z.object({ record, changeId: z.string() })
}

/** The version that an edit is based on; 409 when it is not the newest. */
export const Version = z
  .number(refuse('version-missing'))
  .int(refuse('version-missing'))
  .min(1, refuse('version-missing'))
  .max(2 ** 31 - 1, refuse('version-missing'))

export const currencies = ['BDT', 'AED', 'SAR', 'USD'] as const
export type Currency = (typeof currencies)[number]
export const CurrencyCode = z.enum(currencies, refuse('choose-currency'))

/** All four have a hundred parts. */
export const MINOR_UNITS = 100

/** Whole minor units and a currency; unlike ones are never added without a rate. */
export const Money = z.object({
  minor: z.number().int().min(0).max(1_000_000_000_000),
  currency: CurrencyCode,
})
export type Money = z.infer<typeof Money>

/** Many amounts together may be more than one may be. */
export const Sum = z.object({ minor: z.number().min(0), currency: CurrencyCode })
export type Sum = z.infer<typeof Sum>

/** Sums by currency; `inBase` adds them, open deals at today's rates, closed ones at their own. */
export const Totals = z.object({
  sums: z.array(Sum),
  inBase: Sum.nullable(),
})
export type Totals = z.infer<typeof Totals>

/** Three words for people, one for a record: what stands in a link to it. */
export const Reference = z.object({ id: z.string(), name: z.string() })
export type Reference = z.infer<typeof Reference>

export const Day = z.iso.date(refuse('choose-day'))

/** As many as one change takes on: a list of more is narrowed first, or changed in parts. */
export const MANY_MAX = 1_000

export const Chosen = z.object({
  ids: z.array(RecordId).min(1, refuse('choose-some')).max(MANY_MAX),
})

/** Which records a change of many is for: those that were chosen, or all that match a question. */
export function choiceOf<Question extends z.ZodType>(question: Question) {
  return z.union([
    Chosen,
    z.object({
      matching: question,
      /** How many there were when somebody chose them: what came in since was not seen. */
      count: z.number().int().optional(),
    }),
  ])
}

/** What undoes all of it, and how many could not be changed; the sentence says why, of the last of them. */
export const ManyChanged = z.object({
  count: z.number().int(),
  failed: z.number().int(),
  error: z.string().nullable(),
  changeIds: z.array(z.string()),
})
export type ManyChanged = z.infer<typeof ManyChanged>

/** Who may make a call. A change may name a record that is gone, or a version that is old. */
export const read = { needs: 'viewer' as const }
export const write = { needs: 'member' as const, refusals: [404, 409] }
export const manage = { needs: 'owner' as const, refusals: write.refusals }
