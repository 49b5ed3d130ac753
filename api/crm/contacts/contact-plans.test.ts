import { CompanyQuestion } from '@nokshi/contract/crm/companies.ts'
import { ContactQuestion } from '@nokshi/contract/crm/contacts.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeCrowd } from '../../testing/many-people.ts'
import { openPeople } from '../../testing/people.ts'
import { readPlan } from '../../testing/query-plan.ts'
import { companyPageQuery } from '../companies/queries.ts'
import { writeCursor } from '../records/cursor.ts'
import { contactPageQuery } from './queries.ts'

/** A full table scan: «SCAN contact», «Seq Scan on contact». */
const FULL_SCAN = /SCAN (contact|company)(?! USING)|Seq Scan on (contact|company)\b/

test('no page of people is looked for in the whole table', async () => {
  const { deps, staff } = await openPeople()
  const now = deps.now()
  const { companyId } = await makeCrowd(deps.db, { contacts: 20_000, now, ownerId: staff.id })
  await sql`analyze`.execute(deps.db)

  const questions: Record<string, string>[] = [
    {},
    { sort: 'name' },
    { sort: 'new' },
    { cursor: writeCursor(now - 3_600_000, 'x') },
    { sort: 'name', cursor: writeCursor('karim', 'x') },
    { owner: staff.id },
    { company: companyId },
    { company: companyId, sort: 'name' },
    { source: 'import' },
    { source: 'nowhere' },
    { q: 'huda 12' },
    { q: 'zub', sort: 'name' },
    { tag: 'nothing' },
  ]
  for (const question of questions) {
    const plan = await readPlan(deps.db, contactPageQuery(deps.db, ContactQuestion.parse(question)))
    expect(plan, JSON.stringify(question)).not.toMatch(FULL_SCAN)
  }
  for (const question of [{}, { sort: 'new' }, { q: 'delta' }]) {
    const plan = await readPlan(deps.db, companyPageQuery(deps.db, CompanyQuestion.parse(question)))
    expect(plan, JSON.stringify(question)).not.toMatch(FULL_SCAN)
  }
})
