import { takeAdvisoryLock } from '../../database/engine-forks.ts'
import { newId } from '../../platform/ids.ts'
import { makeSuggestion } from '../duplicates/create-suggestion.ts'
import { similarity } from '../duplicates/similarity.ts'
import type { Journal } from '../records/journal.ts'
import { newRecord } from '../records/new-record.ts'
import { refreshWords } from '../search/words.ts'
import { companyKey } from './company-name.ts'
import { findCompanyByDomain, findCompanyByKey, listSimilarCompanies } from './queries.ts'

interface CompanyHint {
  name: string
  /** Of a business, not of a mail provider. */
  domain?: string | undefined
}

/** From this similarity on, a merge is suggested. */
const SIMILAR = 0.6

/** The company of this domain, else the one of this name whatever its legal form, else a new one. */
export async function findOrMakeCompany(journal: Journal, { name, domain }: CompanyHint): Promise<string> {
  const key = companyKey(name)
  // The lock prevents two companies when two submissions name the same new one at once.
  await takeAdvisoryLock(journal.tx, `company ${domain ?? key}`)
  const known = (domain && (await findCompanyByDomain(journal.tx, domain))) || (await findCompanyByKey(journal.tx, key))
  if (known) return known.id

  const id = newId(journal.now)
  await journal.insert('company', newCompany(journal.now, id, { name, domain: domain ?? null }))
  await suggestSimilar(journal, id, name)
  await refreshWords(journal.tx, 'company', [id])
  return id
}

export function newCompany(now: number, id: string, { name, domain }: { name: string; domain: string | null }) {
  return {
    ...newRecord(now, id),
    name,
    nameKey: companyKey(name),
    domain,
    website: null,
    city: null,
    country: null,
    ownerId: null,
    note: null,
    mergedIntoId: null,
  }
}

/** Only a suggestion: «Delta Tea» and «Delta Sea» are two companies. `value` is the id of the other. */
export async function suggestSimilar(journal: Journal, companyId: string, name: string) {
  const others = await listSimilarCompanies(journal.tx, companyId, name)
  const key = companyKey(name)
  const twin = others.find((other) => similarity(other.nameKey, key) >= SIMILAR)
  if (twin) await makeSuggestion(journal, { kind: 'same-company', companyId, value: twin.id, submissionId: null })
}
