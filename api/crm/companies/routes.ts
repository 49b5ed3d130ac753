import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { trashRecord } from '../history/trash-record.ts'
import { changedRecord, removedRecord } from '../records/changed-record.ts'
import { getCompany, type ListContacts, presentCompanyLines } from './company-record.ts'
import { createCompany, editCompany, mergeCompanies } from './edit-company.ts'
import { countCompanies, listCompanyPage } from './queries.ts'

export function companyRoutes(deps: Deps, listContacts: ListContacts) {
  const { db } = deps
  const read = (id: string) => getCompany(db, id, listContacts)
  return implement({
    'GET /api/crm/companies': async (_c, { query }) => {
      const { rows, next } = await listCompanyPage(db, query)
      const total = query.cursor === undefined ? await countCompanies(db, query) : null
      return { items: await presentCompanyLines(db, rows), next, total }
    },
    'POST /api/crm/companies': (c, { body }) => changedRecord(createCompany(deps, c.get('staff').id, body), read),
    'POST /api/crm/companies/merge': (c, { body }) =>
      changedRecord(mergeCompanies(deps, c.get('staff').id, body), read),
    'GET /api/crm/companies/{id}': (_c, { id }) => read(id),
    'PATCH /api/crm/companies/{id}': (c, { id, body }) =>
      changedRecord(editCompany(deps, c.get('staff').id, id, body), read),
    'DELETE /api/crm/companies/{id}': (c, { id }) => removedRecord(trashRecord(deps, 'company', c.get('staff').id, id)),
  })
}
