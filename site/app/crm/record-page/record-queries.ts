import { Company, type CompanyEdit, CompanyPage } from '@nokshi/contract/crm/companies.ts'
import { Contact, type ContactEdit, ContactPage, Duplicate } from '@nokshi/contract/crm/contacts.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../../platform/api.ts'
import { crmApi } from '../records/crm-api.ts'
import { infiniteListQuery } from '../records/crm-queries.ts'
import { recordKind } from '../records/record-kind.ts'

type Question = Record<string, string | undefined>
export type ContactInput = Omit<ContactEdit, 'version'>

export const contactFilters = ['q', 'tag', 'owner', 'company', 'source', 'sort'] as const
export const companyFilters = ['q', 'owner', 'sort'] as const

export const contacts = recordKind<Contact, ContactInput>(
  'contact',
  '/api/crm/contacts',
  Contact,
  changed(Contact),
)

export const companies = recordKind<Company, Omit<CompanyEdit, 'version'>>(
  'company',
  '/api/crm/companies',
  Company,
  changed(Company),
)

export function contactsQuery(question: Question) {
  return infiniteListQuery('contacts', '/api/crm/contacts', question, ContactPage)
}

export function companiesQuery(question: Question) {
  return infiniteListQuery('companies', '/api/crm/companies', question, CompanyPage)
}

export function duplicatesQuery(id: string) {
  return queryOptions({
    queryKey: ['contact', id, 'duplicates'],
    queryFn: () => crmApi.get(`${contacts.path(id)}/duplicates`, Duplicate.array()),
  })
}

/** Who has an address already, when that is why a change was refused. */
export function holderOf(error: unknown) {
  const reason = error instanceof ApiProblem ? error.codes.points : undefined
  const id = reason?.params?.holderId
  return typeof id === 'string' ? { id, isInTrash: reason?.code === 'point-in-trash' } : undefined
}
