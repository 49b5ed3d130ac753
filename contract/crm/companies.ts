import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { line, optional, paragraphs } from '../text.ts'
import { Contact, ContactLine, shortLine } from './contacts.ts'
import { Merge, Suggestion } from './duplicates.ts'
import { add, Cursor, changed, pageOf, RecordId, Reference, read, Totals, Version, write } from './records.ts'

export const CompanyLine = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  owner: Reference.nullable(),
  people: z.number().int(),
  openDeals: z.number().int(),
  openTotals: Totals,
})
export type CompanyLine = z.infer<typeof CompanyLine>

/** Only the first page has the total. */
export const CompanyPage = pageOf(CompanyLine).extend({ total: z.number().int().nullable() })

export const Company = CompanyLine.extend({
  version: z.number().int(),
  website: z.string().nullable(),
  note: z.string().nullable(),
  contacts: z.array(ContactLine),
  deals: Contact.shape.deals,
  suggestions: z.array(Suggestion),
})
export type Company = z.infer<typeof Company>

const companyFields = {
  name: line({ label: 'Name', required: 'enter-company-name', max: 160 }),
  website: optional(line({ label: 'Website', required: 'enter-web-address', max: 2048 })),
  city: shortLine('City', 'enter-city'),
  country: shortLine('Country', 'enter-country'),
  ownerId: RecordId.nullish(),
  note: optional(paragraphs({ label: 'Note', required: 'enter-note', max: 5000 })),
}
export const NewCompany = z.object(companyFields)
export type NewCompany = z.infer<typeof NewCompany>
export const CompanyEdit = z.object({ version: Version, ...z.object(companyFields).partial().shape })
export type CompanyEdit = z.infer<typeof CompanyEdit>
export const CompanyQuestion = z.object({
  q: z.string().max(200).optional(),
  owner: RecordId.optional(),
  sort: z.enum(['name', 'new']).default('name'),
  cursor: Cursor,
})
export type CompanyQuestion = z.infer<typeof CompanyQuestion>

export const companyOperations = {
  'GET /api/crm/companies': { ...read('Companies, in parts', CompanyPage), query: CompanyQuestion },
  'POST /api/crm/companies': { ...add('Add a company', changed(Company)), body: NewCompany },
  'GET /api/crm/companies/{id}': read('One company', Company),
  'PATCH /api/crm/companies/{id}': { ...write('Change a company', changed(Company)), body: CompanyEdit },
  'DELETE /api/crm/companies/{id}': write(
    'Put a company into the trash; its people and deals stay',
    changed(Reference),
  ),
  'POST /api/crm/companies/merge': { ...write('Make two companies one', changed(Company)), body: Merge },
} satisfies Operations
