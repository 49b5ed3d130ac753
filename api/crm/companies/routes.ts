import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { trashRecord } from '../history/trash-record.ts'
import { getCompany, type ListContacts, presentCompanyLines } from './company-record.ts'
import { createCompany, editCompany } from './edit-company.ts'
import { mergeCompanies } from './merge-companies.ts'
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
    'POST /api/crm/companies': async (c, { body }) => {
      const { result, changeId } = await createCompany(deps, c.get('staff').id, body)
      return { record: await read(result), changeId }
    },
    'POST /api/crm/companies/merge': async (c, { body }) => {
      const { result, changeId } = await mergeCompanies(deps, c.get('staff').id, body)
      return { record: await read(result), changeId }
    },
    'GET /api/crm/companies/{id}': (_c, { id }) => read(id),
    'PATCH /api/crm/companies/{id}': async (c, { id, body }) => {
      const { changeId } = await editCompany(deps, c.get('staff').id, id, body)
      return { record: await read(id), changeId }
    },
    'DELETE /api/crm/companies/{id}': async (c, { id }) => {
      const { result, changeId } = await trashRecord(deps, 'company', c.get('staff').id, id)
      return { record: result, changeId }
    },
  })
}
