import { CompanyEdit, CompanyQuestion, NewCompany } from '@nokshi/contract/crm/companies.ts'
import { Merge } from '@nokshi/contract/crm/contacts.ts'
import { Hono } from 'hono'
import { body, query } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { throwAwayCompany } from '../contacts/trash-contact.ts'
import { getCompany, presentCompanyLines } from './company-record.ts'
import { createCompany, editCompany } from './edit-company.ts'
import { mergeCompanies } from './merge-companies.ts'
import { countCompanies, listCompanyPage } from './queries.ts'

export function companyRoutes(deps: Deps) {
  const { db } = deps
  return new Hono()
    .get('/', query(CompanyQuestion), async (c) => {
      const question = c.req.valid('query')
      const { rows, next } = await listCompanyPage(db, question)
      const total = question.cursor === undefined ? await countCompanies(db, question) : null
      return c.json({ items: await presentCompanyLines(db, rows), next, total })
    })
    .post('/', body(NewCompany), async (c) => {
      const { result, changeId } = await createCompany(deps, c.get('staff').id, c.req.valid('json'))
      return c.json({ record: await getCompany(db, result), changeId }, 201)
    })
    .post('/merge', body(Merge), async (c) => {
      const { result, changeId } = await mergeCompanies(deps, c.get('staff').id, c.req.valid('json'))
      return c.json({ record: await getCompany(db, result), changeId })
    })
    .get('/:id', async (c) => c.json(await getCompany(db, c.req.param('id'))))
    .patch('/:id', body(CompanyEdit), async (c) => {
      const id = c.req.param('id')
      const { changeId } = await editCompany(deps, c.get('staff').id, id, c.req.valid('json'))
      return c.json({ record: await getCompany(db, id), changeId })
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id')
      const { result, changeId } = await throwAwayCompany(deps, c.get('staff').id, id)
      return c.json({ record: result, changeId })
    })
}
