import type { Reference } from '@nokshi/contract/crm/records.ts'
import type { Db } from '../../database/connect.ts'
import { companyKey, domainOfContactMethods } from '../companies/company-name.ts'
import { listCompaniesByDomain, listCompaniesByKey } from '../companies/queries.ts'
import { type ContactMethod, contactMethodKey } from '../contact-methods/contact-method.ts'
import { listContactMethods, listHolders } from '../contact-methods/queries.ts'
import { type ContactRow, listContactsByKey } from '../contacts/queries.ts'
import { listTagsOf } from '../contacts/tag-queries.ts'
import { chunksOf, idsOf } from '../records/ids.ts'
import { listRows } from '../records/journal-queries.ts'
import { nameKey } from '../records/normalize-text.ts'
import type { ImportRow } from './rows.ts'

export interface Known {
  /** By address or number. */
  holders: Map<string, ContactRow>
  byName: Map<string, ContactRow[]>
  contactMethods: Map<string, Set<string>>
  tags: Map<string, Set<string>>
  notes: Map<string, Set<string>>
  companiesByKey: Map<string, string>
  companiesByDomain: Map<string, Reference>
}

export async function loadKnown(db: Db, rows: ImportRow[]): Promise<Known> {
  const holders = await loadHolders(
    db,
    rows.flatMap((row) => row.contactMethods),
  )
  const names = rows.filter((row) => row.contactMethods.length === 0).map((row) => nameKey(row.person.name))
  const namesakes = await inChunks(names, (chunk) => listContactsByKey(db, chunk))
  const people = [...new Set([...holders.values(), ...namesakes].map((contact) => contact.id))]

  const contactMethods = await inChunks(people, (chunk) => listContactMethods(db, chunk))
  const tags = await inChunks(people, (chunk) => listTagsOf(db, chunk))
  const notes = await inChunks(people, (chunk) => listNotesOf(db, chunk))
  const keys = rows.flatMap(({ person }) => (person.companyName ? companyKey(person.companyName) : []))
  const companies = await inChunks(keys, (chunk) => listCompaniesByKey(db, chunk))
  const domains = rows.flatMap((row) => domainOfContactMethods(row.contactMethods) ?? [])
  const owned = await inChunks(domains, (chunk) => listCompaniesByDomain(db, chunk))
  return {
    holders,
    byName: Map.groupBy(namesakes, (contact) => contact.nameKey),
    contactMethods: setsOf(
      contactMethods.map((contactMethod) => [contactMethod.contactId, contactMethodKey(contactMethod)]),
    ),
    tags: setsOf(tags.map((tag) => [tag.contactId, tag.nameKey])),
    notes: setsOf(notes.map((note) => [note.contactId ?? '', note.body ?? ''])),
    companiesByKey: firstOf(companies.map((company) => [company.nameKey, company.id])),
    companiesByDomain: firstOf(owned.map((company) => [company.domain ?? '', company])),
  }
}

async function loadHolders(db: Db, contactMethods: ContactMethod[]) {
  const found: { key: string; id: string }[] = []
  for (const kind of ['email', 'phone'] as const) {
    const norms = contactMethods
      .filter((contactMethod) => contactMethod.kind === kind)
      .map((contactMethod) => contactMethod.norm)
    const held = await inChunks(norms, (chunk) => listHolders(db, kind, chunk))
    found.push(...held.map(({ norm, id }) => ({ key: contactMethodKey({ kind, norm }), id })))
  }
  const rows = await listRows(db, 'contact', [...new Set(idsOf(found))])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    found.flatMap(({ key, id }) => {
      const row = byId.get(id)
      return row ? [[key, row] as const] : []
    }),
  )
}

async function inChunks<Item>(values: string[], list: (chunk: string[]) => Promise<Item[]>) {
  const found: Item[] = []
  for (const chunk of chunksOf([...new Set(values)])) found.push(...(await list(chunk)))
  return found
}

function setsOf(pairs: [string, string][]) {
  const sets = new Map<string, Set<string>>()
  for (const [key, value] of pairs) sets.set(key, (sets.get(key) ?? new Set()).add(value))
  return sets
}

/** Of several, the oldest: lists come in the order of their ids. */
function firstOf<Value>(pairs: [string, Value][]) {
  return new Map(pairs.toReversed())
}

function listNotesOf(db: Db, contactIds: string[]) {
  return db
    .selectFrom('activity')
    .select(['contactId', 'body'])
    .where('contactId', 'in', contactIds)
    .where('kind', '=', 'note')
    .where('deletedAt', 'is', null)
    .execute()
}
