import { CompanyQuestion } from '@nokshi/contract/crm/companies.ts'
import { ContactQuestion } from '@nokshi/contract/crm/contacts.ts'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../database/schema.ts'
import { openPeople } from '../../testing/people.ts'
import { readPlan } from '../../testing/query-plan.ts'
import { newCompany } from '../companies/edit-company.ts'
import { companyPageQuery } from '../companies/queries.ts'
import { writeCursor } from '../records/cursor.ts'
import { newContact } from './edit-contact.ts'
import { contactPageQuery } from './queries.ts'

/** A full table scan: «SCAN contact», «Seq Scan on contact». */
const FULL_SCAN = /SCAN (contact|company)(?! USING)|Seq Scan on (contact|company)\b/

test('no page of people is looked for in the whole table', async () => {
  const { deps, staff } = await openPeople()
  const now = deps.now()
  const companyId = await insertPeople(deps.db, now, staff.id)
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

/** Forty times as many as fit into one statement, with a company for every fourth; returns one of these. */
async function insertPeople(db: Kysely<Database>, now: number, ownerId: string) {
  let companyId = ''
  for (let start = 0; start < 20_000; start += 500) {
    const numbers = Array.from({ length: 500 }, (_, place) => start + place)
    const companies = numbers
      .filter((n) => n % 4 === 0)
      .map((n) => newCompany(now - n * 60_000, `company-${n}`, { name: `Loom ${n}`, domain: `loom${n}.example` }))
    const people = numbers.map((n) => ({
      ...newContact(now - n * 60_000, `person-${n}`, { name: `${n % 2 ? 'Huda' : 'Zubaida'} Rahman ${n}` }, []),
      companyId: `company-${n - (n % 4)}`,
      ownerId: n % 10 === 0 ? ownerId : null,
      source: n % 3 === 0 ? 'import' : 'by hand',
    }))
    const words = people.flatMap(({ id, nameKey }) =>
      nameKey.split(' ').map((word) => ({ word, kind: 'contact' as const, entityId: id })),
    )
    await db.insertInto('company').values(companies).execute()
    await db.insertInto('contact').values(people).execute()
    await db.insertInto('searchWord').values(words).execute()
    companyId = companies[0]?.id ?? ''
  }
  return companyId
}
