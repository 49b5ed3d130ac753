import type { Company, CompanyLine } from '@nokshi/contract/crm/companies.ts'
import type { Db } from '../../database/connect.ts'
import { listDealsOf } from '../deals/deals-of-record.ts'
import { totalsOf } from '../deals/money.ts'
import { findCurrency, getRateBook } from '../deals/rate-queries.ts'
import { listSuggestions } from '../duplicates/list-suggestions.ts'
import { listOwners } from '../records/owners.ts'
import { getSurvivor, noSuch } from '../records/require-known.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { type CompanyRow, countPeople, listOpenSums } from './queries.ts'

/** The number of queries does not depend on the number of rows. */
export async function presentCompanyLines(db: Db, rows: CompanyRow[]): Promise<CompanyLine[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const people = await countPeople(db, ids)
  const owners = await listOwners(db)
  const sums = Map.groupBy(await listOpenSums(db, ids), (sum) => sum.companyId)
  const [{ baseCurrency }, book] = [await getStudioSettings(db), await getRateBook(db)]

  return rows.map((row) => {
    const own = sums.get(row.id) ?? []
    const amounts = own.flatMap(({ minor, ...sum }) => {
      const currency = findCurrency(sum.currency)
      return currency && minor ? { currency, minor: BigInt(minor) } : []
    })
    return {
      id: row.id,
      name: row.name,
      domain: row.domain,
      city: row.city,
      country: row.country,
      owner: owners.get(row.ownerId ?? '') ?? null,
      people: people.get(row.id) ?? 0,
      openDeals: own.reduce((count, { deals }) => count + deals, 0),
      openTotals: totalsOf(amounts, baseCurrency, book),
    }
  })
}

/** Contacts are above companies, so the app passes in what lists them. */
export type ListContacts = (db: Db, companyId: string) => Promise<Company['contacts']>

/** One company with its people and deals. For a merged one, the company it was merged into. */
export async function getCompany(db: Db, id: string, listContacts: ListContacts): Promise<Company> {
  const row = await getSurvivor(db, 'company', id)
  const [line] = await presentCompanyLines(db, [row])
  if (!line) throw noSuch('company')
  return {
    ...line,
    version: row.version,
    website: row.website,
    note: row.note,
    contacts: await listContacts(db, row.id),
    deals: await listDealsOf(db, 'companyId', row.id),
    suggestions: await listSuggestions(db, 'companyId', row.id),
  }
}
