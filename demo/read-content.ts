import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTable } from '@nokshi/api/crm/import/table.ts'
import { contactLanguages } from '@nokshi/contract/crm/contacts.ts'
import { Money } from '@nokshi/contract/crm/records.ts'
import * as z from 'zod'

/** The rows of a file in content/, by the names in its first line. Empty cells are left out. */
async function readRows<Row extends z.ZodType>(file: string, schema: Row) {
  const [names = [], ...rows] = await parseTable(readFileSync(join(import.meta.dirname, 'content', file), 'utf8'))
  return rows.map((cells) => schema.parse(Object.fromEntries(names.map((name, at) => [name, cells[at] || undefined]))))
}

/** Such as «BDT 180000». */
const Amount = z.templateLiteral([z.string(), ' ', z.number()]).transform((text) => {
  const [currency, amount] = text.split(' ')
  return Money.parse({ currency, minor: Number(amount) * 100 })
})

/** What the studio has done with an enquiry so far. */
const statuses = [
  'new',
  'taken',
  'talking',
  'proposal',
  'negotiating',
  'won',
  'lost',
  'not for us',
  'investor',
  'spam',
] as const
export type Status = (typeof statuses)[number]

/** What people sent by the two forms of the site, and the amount of the proposal. */
export const enquiries = await readRows(
  'enquiries.csv',
  z.object({
    language: z.enum(contactLanguages),
    status: z.enum(statuses),
    form: z.enum(['lead', 'request']),
    name: z.string(),
    contact: z.string(),
    company: z.string().optional(),
    location: z.string().optional(),
    service: z.string(),
    budget: z.string().optional(),
    amount: Amount.optional(),
    text: z.string(),
  }),
)
export type Enquiry = (typeof enquiries)[number]

/**
 * Deals of the last year, the oldest first: three a month, by phone and by recommendation. Those without a
 * reason were won.
 */
export const pastDeals = await readRows(
  'past-deals.csv',
  z.object({
    name: z.string(),
    company: z.string(),
    location: z.string(),
    service: z.string(),
    amount: Amount,
    lostReason: z.string().optional(),
  }),
)
export type PastDeal = (typeof pastDeals)[number]
