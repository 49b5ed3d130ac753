import type { CompanyEdit, NewCompany } from '@nokshi/contract/crm/companies.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { describeDifference } from '../records/field-difference.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { changedElsewhere } from '../records/journal-queries.ts'
import { requireRecord } from '../records/merged-records.ts'
import { requireKnown } from '../records/require-known.ts'
import { refreshCompanies } from '../search/refresh.ts'
import { refreshWords } from '../search/words.ts'
import { companyKey, domainOfWebsite } from './company-name.ts'
import { newCompany, suggestSimilar } from './find-or-create-company.ts'
import type { CompanyRow } from './queries.ts'

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
