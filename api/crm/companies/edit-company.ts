import type { CompanyEdit, NewCompany } from '@nokshi/contract/crm/companies.ts'
import type { Merge } from '@nokshi/contract/crm/duplicates.ts'
import { takeAdvisoryLock } from '../../database/engine-forks.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { makeSuggestion } from '../duplicates/create-suggestion.ts'
import { fillEmpty, moveReferring, requireTwo, resolveBetween } from '../duplicates/merge-rows.ts'
import { similarity } from '../duplicates/similarity.ts'
import { MERGED } from '../history/undo-change.ts'
import { describeDifference } from '../records/field-difference.ts'
import { type Journal, makeChange, newRecord } from '../records/journal.ts'
import { changedElsewhere } from '../records/journal-queries.ts'
import { requireKnown, requireRecord } from '../records/require-known.ts'
import { refreshCompanies, refreshWords } from '../search/words.ts'
import { logActivity } from '../timeline/log-activity.ts'
import { companyKey, domainOfWebsite } from './company-name.ts'
import { type CompanyRow, findCompanyByDomain, findCompanyByKey, listSimilarCompanies } from './queries.ts'
import { tellingWords } from './trade-words.ts'

const labels = { name: 'name', website: 'website', city: 'city', country: 'country', note: 'note', ownerId: 'owner' }

export function createCompany(deps: Pick<Deps, 'db' | 'now'>, actorId: string, input: NewCompany) {
  return makeChange(deps, async (journal) => {
    const id = newId(journal.now)
    const { name } = input
    await journal.insert('company', {
      ...newCompany(journal.now, id, { name, domain: null }),
      ...(await readFields(journal, input)),
    })
    await suggestSimilar(journal, id, name)
    await refreshWords(journal.tx, 'company', [id])
    return { result: id, about: { kind: 'created', summary: `Added ${name}`, actorId, companyId: id } }
  })
}

export function editCompany(deps: Pick<Deps, 'db' | 'now'>, actorId: string, id: string, edit: CompanyEdit) {
  return makeChange(deps, async (journal) => {
    const company = await requireRecord(journal.tx, 'company', id)
    if (company.version !== edit.version) throw changedElsewhere()
    const changes = await readFields(journal, edit)
    const differences = await describeDifference(journal.tx, labels, company, changes)
    await journal.update('company', company, changes)
    if (changes.name !== company.name) await refreshCompanies(journal.tx, [id])
    const summary = `Changed ${changes.name ?? company.name}: ${differences.join(', ') || 'nothing'}`
    return { result: id, about: { kind: 'changed', summary, actorId, companyId: id } }
  })
}

/** A field that was sent empty is emptied; one that was not sent stays. */
async function readFields(journal: Journal, fields: Partial<NewCompany | CompanyEdit>): Promise<Partial<CompanyRow>> {
  await requireKnown(journal.tx, { ownerId: fields.ownerId })
  const domain = fields.website && domainOfWebsite(fields.website)
  return {
    ...(fields.name !== undefined && { name: fields.name, nameKey: companyKey(fields.name) }),
    ...('website' in fields && { website: fields.website ?? null }),
    ...(domain && { domain }),
    ...('city' in fields && { city: fields.city ?? null }),
    ...('country' in fields && { country: fields.country ?? null }),
    ...('note' in fields && { note: fields.note ?? null }),
    ...(fields.ownerId !== undefined && { ownerId: fields.ownerId }),
  }
}

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
  const core = (key: string) => tellingWords(key.split(' ')).join(' ')
  const key = core(companyKey(name))
  const twin = others.find((other) => similarity(core(other.nameKey), key) >= SIMILAR)
  if (twin) await makeSuggestion(journal, { kind: 'same-company', companyId, value: twin.id, submissionId: null })
}

export function mergeCompanies(deps: Pick<Deps, 'db' | 'now'>, actorId: string, merge: Merge) {
  return makeChange(deps, async (journal) => ({
    result: merge.intoId,
    about: await mergeCompaniesIn(journal, actorId, merge),
  }))
}

/** Merges within another change, which must have the kind 'merged' because undo checks it. */
export async function mergeCompaniesIn(journal: Journal, actorId: string, { intoId, fromId }: Merge) {
  requireTwo(intoId, fromId)
  const { tx, now } = journal
  const into = await requireRecord(tx, 'company', intoId)
  const from = await requireRecord(tx, 'company', fromId)

  await resolveBetween(journal, 'companyId', intoId, fromId)
  await moveReferring(journal, 'company', fromId, intoId)
  await journal.update('company', into, {
    ...fillEmpty(into, from, ['domain', 'website', 'city', 'country', 'ownerId', 'note']),
    updatedAt: now,
  })
  await journal.update('company', from, { mergedIntoId: intoId, deletedAt: now })
  await logActivity(journal, { kind: 'merged', actorId, companyId: intoId, details: { from: from.name } })
  await refreshCompanies(tx, [intoId, fromId])
  const summary = `Merged ${from.name} into ${into.name}`
  return { kind: MERGED, summary, actorId, companyId: intoId }
}
