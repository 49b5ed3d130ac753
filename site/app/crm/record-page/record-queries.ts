import { Company, type CompanyEdit, CompanyPage } from '@nokshi/contract/crm/companies.ts'
import { Contact, type ContactEdit, ContactPage, Duplicate } from '@nokshi/contract/crm/contacts.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { ApiProblem } from '../../platform/api.ts'
import { crmApi, crmQuery } from '../records/crm-api.ts'
import { infiniteListQuery } from '../records/crm-queries.ts'
import { recordKind, Trashed } from '../records/record-kind.ts'

type Question = Record<string, string | undefined>
export type ContactInput = Omit<ContactEdit, 'version'>

export const contactFilters = ['q', 'tag', 'owner', 'company', 'source', 'sort'] as const
export const companyFilters = ['q', 'owner', 'sort'] as const

export const contacts = recordKind<Contact, ContactInput>('contact', {
  fetch: (id) => crmApi('GET /api/crm/contacts/{id}', Contact, { id }),
  save: (id, body) => crmApi('PATCH /api/crm/contacts/{id}', changed(Contact), { id, body }),
  trash: (id) => crmApi('DELETE /api/crm/contacts/{id}', Trashed, { id }),
})

export const companies = recordKind<Company, Omit<CompanyEdit, 'version'>>('company', {
  fetch: (id) => crmApi('GET /api/crm/companies/{id}', Company, { id }),
  save: (id, body) => crmApi('PATCH /api/crm/companies/{id}', changed(Company), { id, body }),
  trash: (id) => crmApi('DELETE /api/crm/companies/{id}', Trashed, { id }),
})

export function contactsQuery(question: Question) {
  return infiniteListQuery('contacts', question, (query) => crmApi('GET /api/crm/contacts', ContactPage, { query }))
}

export function companiesQuery(question: Question) {
  return infiniteListQuery('companies', question, (query) => crmApi('GET /api/crm/companies', CompanyPage, { query }))
}

export function duplicatesQuery(id: string) {
  return crmQuery(['contact', id, 'duplicates'], () =>
    crmApi('GET /api/crm/contacts/{id}/duplicates', Duplicate.array(), { id }),
  )
}

/** Who has an address already, when that is why a change was refused. */
export function holderOf(error: unknown) {
  const reason = error instanceof ApiProblem ? error.codes.contactMethods : undefined
  const id = reason?.params?.holderId
  return typeof id === 'string' ? { id, isInTrash: reason?.code === 'point-in-trash' } : undefined
}

export function rawContactMethods({ contactMethods }: Pick<Contact, 'contactMethods'>) {
  return contactMethods.map(({ raw }) => raw)
}
