import { CompanyEdit, CompanyQuestion, NewCompany } from '@nokshi/contract/crm/companies.ts'
import { Merge } from '@nokshi/contract/crm/duplicates.ts'
import { Hono } from 'hono'
import { body, query } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { getCompany, type ListContacts, presentCompanyLines } from './company-record.ts'
import { createCompany, editCompany } from './edit-company.ts'
import { mergeCompanies } from './merge-companies.ts'
import { countCompanies, listCompanyPage } from './queries.ts'
import { trashCompany } from './trash-company.ts'

export function companyRoutes(deps: Deps, listContacts: ListContacts) {
  const { db } = deps
  const read = (id: string) => getCompany(db, id, listContacts)
  return new Hono()
    .get('/', query(CompanyQuestion), async (c) => {
      const question = c.req.valid('query')
      const { rows, next } = await listCompanyPage(db, question)
      const total = question.cursor === undefined ? await countCompanies(db, question) : null
      return c.json({ items: await presentCompanyLines(db, rows), next, total })
    })
    .post('/', body(NewCompany), async (c) => {
      const { result, changeId } = await createCompany(deps, c.get('staff').id, c.req.valid('json'))
      return c.json({ record: await read(result), changeId }, 201)
    })
    .post('/merge', body(Merge), async (c) => {
      const { result, changeId } = await mergeCompanies(deps, c.get('staff').id, c.req.valid('json'))
      return c.json({ record: await read(result), changeId })
    })
    .get('/:id', async (c) => c.json(await read(c.req.param('id'))))
    .patch('/:id', body(CompanyEdit), async (c) => {
      const id = c.req.param('id')
      const { changeId } = await editCompany(deps, c.get('staff').id, id, c.req.valid('json'))
      return c.json({ record: await read(id), changeId })
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id')
      const { result, changeId } = await trashCompany(deps, c.get('staff').id, id)
      return c.json({ record: result, changeId })
    })
}
