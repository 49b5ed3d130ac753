import type { ContactLine } from '@nokshi/contract/crm/contacts.ts'
import type { Db } from '../../database/connect.ts'
import { listCompanyNames } from '../companies/queries.ts'
import { listContactMethods } from '../contact-methods/queries.ts'
import { listOwners } from '../records/owners.ts'
import { findNextSteps } from '../tasks/next-steps.ts'
import { type ContactRow, listContactsOfCompany } from './queries.ts'
import { listTagsOf } from './tag-queries.ts'

/** The number of queries does not depend on the number of rows. */
export async function presentContactLines(db: Db, rows: ContactRow[]): Promise<ContactLine[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const companyIds = rows.flatMap((row) => row.companyId ?? [])
  const [companies, owners, steps] = [
    await listCompanyNames(db, [...new Set(companyIds)]),
    await listOwners(db),
    await findNextSteps(db, 'contactId', ids),
  ]
  const contactMethods = Map.groupBy(await listContactMethods(db, ids), (contactMethod) => contactMethod.contactId)
  const tags = Map.groupBy(await listTagsOf(db, ids), (tag) => tag.contactId)

  return rows.map((row) => {
    const own = contactMethods.get(row.id) ?? []
    return {
      id: row.id,
      name: row.name,
      company: companies.get(row.companyId ?? '') ?? null,
      email: own.find((contactMethod) => contactMethod.kind === 'email')?.norm ?? null,
      phone: own.find((contactMethod) => contactMethod.kind === 'phone')?.norm ?? null,
      tags: (tags.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
      owner: owners.get(row.ownerId ?? '') ?? null,
      source: row.source,
      lastActivityAt: row.lastActivityAt,
      nextStep: steps.get(row.id) ?? null,
    }
  })
}

/** The page of a company shows so many; the filtered list of contacts has the rest. */
const CONTACTS_SHOWN = 100

export async function listContactLinesOf(db: Db, companyId: string) {
  return presentContactLines(db, await listContactsOfCompany(db, companyId, CONTACTS_SHOWN))
}
