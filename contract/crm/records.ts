import * as z from 'zod'
import { refuse } from '../sentences/refuse.ts'

/** A page of a list; `next` is the cursor of the next page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: z.string().nullable() })
}

/** An opaque value from `next`. */
export const Cursor = z.string().max(500).optional()

export const Page = z.object({ cursor: Cursor })

/** Refuses what cannot be an id. */
export const RecordId = z.string(refuse('no-such-record')).regex(/^[\w-]{1,64}$/, refuse('no-such-record'))

export const about = { contactId: RecordId.nullish(), dealId: RecordId.nullish(), companyId: RecordId.nullish() }

/** The answer of every change: the new record, and the id for undo. */
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

/** All four currencies have a hundred minor units. */
export const MINOR_UNITS = 100

export const MONEY_MAX = 1_000_000_000_000

/** In minor units. Different currencies are never added without a rate. */
export const Money = z.object({ minor: z.number().int().min(0).max(MONEY_MAX), currency: CurrencyCode })
export type Money = z.infer<typeof Money>

/**
 * Taka are grouped in lakhs and crores. The currency code is always shown, because many fonts lack the newer
 * signs and «$» is ambiguous among four currencies.
 */
export function formatMoney({ minor, currency }: Money) {
  const isWhole = minor % MINOR_UNITS === 0
  return new Intl.NumberFormat(currency === 'BDT' ? 'en-IN-u-nu-latn' : 'en-US-u-nu-latn', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  }).format(minor / MINOR_UNITS)
}

/** A sum may exceed the maximum of one amount. */
export const Sum = z.object({ minor: z.number().min(0), currency: CurrencyCode })
export type Sum = z.infer<typeof Sum>

/** Sums by currency; `inBase` adds them, open deals at today's rates, closed ones at their own. */
export const Totals = z.object({ sums: z.array(Sum), inBase: Sum.nullable() })
export type Totals = z.infer<typeof Totals>

/** What a link to a record needs. */
export const Reference = z.object({ id: z.string(), name: z.string() })
export type Reference = z.infer<typeof Reference>

export const Day = z.iso.date(refuse('choose-day'))

/** The maximum of a bulk change. */
export const MANY_MAX = 1_000

const Chosen = z.object({ ids: z.array(RecordId).min(1, refuse('choose-some')).max(MANY_MAX) })

/** The records of a bulk change: chosen ids, or all that match a filter. */
export function choiceOf<Question extends z.ZodType>(question: Question) {
  return z.union([
    Chosen,
    z.object({
      matching: question,
      /** How many matched when the user decided; later ones were not seen. */
      count: z.number().int().optional(),
    }),
  ])
}

/** The changes to undo, how many failed, and the last reason. */
export const ManyChanged = z.object({
  count: z.number().int(),
  failed: z.number().int(),
  error: z.string().nullable(),
  changeIds: z.array(z.string()),
})
export type ManyChanged = z.infer<typeof ManyChanged>

type Reply = z.ZodType | string

/** A call of every colleague. */
export function read<Answer extends Reply>(summary: string, answer: Answer) {
  return { summary, needs: 'viewer' as const, replies: { 200: answer } }
}

/** Missing or changed by somebody else. */
export const conflicts = [404, 409]

/** A call that changes something, for members. */
export function write<Answer extends Reply>(summary: string, answer: Answer) {
  return { summary, needs: 'member' as const, refusals: conflicts, replies: { 200: answer } }
}

/** The same for one that adds something. Sent twice, it adds it once. */
export function add<Answer extends Reply>(summary: string, answer: Answer) {
  return { ...write(summary, answer), isIdempotent: true as const, replies: { 201: answer } }
}

/** A call for owners. */
export function manage<Answer extends Reply>(summary: string, answer: Answer) {
  return { summary, needs: 'owner' as const, refusals: conflicts, replies: { 200: answer } }
}

/** A call before the login. */
export function anonymous<Answer extends Reply>(summary: string, answer: Answer) {
  return { summary, limit: 600, replies: { 200: answer } }
}
