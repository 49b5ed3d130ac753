import { Company, CompanyLine } from '@nokshi/contract/companies.ts'
import { Contact, ContactLine, Duplicate } from '@nokshi/contract/contacts.ts'
import { pageOf } from '@nokshi/contract/crm.ts'
import { queryOptions } from '@tanstack/react-query'
import { crmApi } from '../records/crm-api.ts'
import { partsQuery } from '../records/crm-queries.ts'

type Question = Record<string, string | undefined>

export const contactFilters = ['q', 'tag', 'owner', 'company', 'source', 'sort'] as const
export const companyFilters = ['q', 'owner', 'sort'] as const

const ContactPage = pageOf(ContactLine)
const CompanyPage = pageOf(CompanyLine)

export function contactsQuery(question: Question) {
  return partsQuery('contacts', '/api/crm/contacts', question, ContactPage)
}

export function companiesQuery(question: Question) {
  return partsQuery('companies', '/api/crm/companies', question, CompanyPage)
}

export function contactQuery(id: string) {
  return queryOptions({ queryKey: ['contact', id], queryFn: () => fetchContact(id) })
}

export function companyQuery(id: string) {
  return queryOptions({ queryKey: ['company', id], queryFn: () => fetchCompany(id) })
}

export function duplicatesQuery(id: string) {
  return queryOptions({
    queryKey: ['contact', id, 'duplicates'],
    queryFn: () => crmApi.get(`${contactPath(id)}/duplicates`, Duplicate.array()),
  })
}

export function fetchContact(id: string) {
  return crmApi.get(contactPath(id), Contact)
}

export function fetchCompany(id: string) {
  return crmApi.get(companyPath(id), Company)
}

export function contactPath(id: string) {
  return `/api/crm/contacts/${encodeURIComponent(id)}`
}

export function companyPath(id: string) {
  return `/api/crm/companies/${encodeURIComponent(id)}`
}
