import { sentenceOf } from '@nokshi/contract/sentences/sentences.ts'
import { createPauses } from '../../database/pauses.ts'
import { newId } from '../../platform/ids.ts'
import { companyKey, domainOfContactMethods } from '../companies/company-name.ts'
import { newCompany } from '../companies/edit-company.ts'
import { type ContactMethod, contactMethodKey } from '../contact-methods/contact-method.ts'
import { newContact } from '../contacts/edit-contact.ts'
import type { ContactRow } from '../contacts/queries.ts'
import { nameKey } from '../records/normalize-text.ts'
import type { Known } from './known.ts'
import type { ImportRow, RefusedRow } from './rows.ts'

/** An existing or new contact, and what the file adds to it. */
export interface Draft {
  contact: ContactRow
  isNew: boolean
  changes: Partial<ContactRow>
  contactMethods: ContactMethod[]
  /** By name key. */
  tags: Map<string, string>
  notes: string[]
  has: { contactMethods: Set<string>; tags: Set<string>; notes: Set<string> }
}

export interface ImportPlan {
  drafts: Draft[]
  companies: ReturnType<typeof newCompany>[]
  outcomes: { row: number; outcome: 'add' | 'update' | 'unchanged'; contact: string; detail: string }[]
  refused: RefusedRow[]
}

/** What an import would do, without doing it. A row may match a contact of an earlier row. */
export async function planImport(known: Known, rows: ImportRow[], now: number): Promise<ImportPlan> {
  const plan: ImportPlan = { drafts: [], companies: [], outcomes: [], refused: [] }
  const drafts = new Map<string, Draft>()
  const holders = new Map(known.holders)
  const draftOf = (contact: ContactRow, isNew: boolean) => {
    const draft = drafts.get(contact.id) ?? startDraft(known, contact, isNew)
    drafts.set(contact.id, draft)
    return draft
  }

  const pause = createPauses()
  for (const row of rows) {
    await pause()
    const match = findMatch(known, holders, row)
    if (match && match.deletedAt !== null) {
      plan.refused.push({
        row: row.row,
        sentence: sentenceOf({ code: 'contact-in-trash', params: { name: match.name } }),
      })
      continue
    }
    const contact = match ?? { ...newContact(now, newId(now), row.person, row.contactMethods), source: 'import' }
    const draft = draftOf(contact, !match)
    const additions = fill(known, plan, holders, draft, row, now)
    if (row.contactMethods.length === 0) addNamesake(known, contact)
    const outcome = match ? (additions.length > 0 ? 'update' : 'unchanged') : 'add'
    plan.outcomes.push({
      row: row.row,
      outcome,
      contact: contact.name,
      detail: [...additions, ...row.unread].join(', '),
    })
  }
  plan.drafts.push(...drafts.values())
  return plan
}

function startDraft(known: Known, contact: ContactRow, isNew: boolean): Draft {
  const has = {
    contactMethods: new Set(known.contactMethods.get(contact.id)),
    tags: new Set(known.tags.get(contact.id)),
    notes: new Set(known.notes.get(contact.id)),
  }
  return { contact, isNew, changes: {}, contactMethods: [], tags: new Map(), notes: [], has }
}

/** By email, else by phone. Without either by name, and by company if one is given. */
function findMatch(known: Known, holders: Map<string, ContactRow>, { person, contactMethods }: ImportRow) {
  const inOrder = contactMethods.toSorted((one, other) => (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : 0))
  for (const contactMethod of inOrder) {
    const holder = holders.get(contactMethodKey(contactMethod))
    if (holder) return holder
  }
  if (contactMethods.length > 0) return undefined
  const companyId = person.companyName && known.companiesByKey.get(companyKey(person.companyName))
  const namesakes = known.byName.get(nameKey(person.name)) ?? []
  return namesakes.find((other) => !person.companyName || other.companyId === companyId)
}

function addNamesake({ byName }: Known, contact: ContactRow) {
  const others = byName.get(contact.nameKey) ?? []
  if (!others.includes(contact)) byName.set(contact.nameKey, [...others, contact])
}

/** Adds what is missing, overwrites nothing, and returns what was added. */
function fill(
  known: Known,
  plan: ImportPlan,
  holders: Map<string, ContactRow>,
  draft: Draft,
  { person, contactMethods }: ImportRow,
  now: number,
) {
  const additions: string[] = []
  const { contact, has } = draft
  const set = (field: 'title' | 'location' | 'companyId', value: string, label: string) => {
    contact[field] = value
    draft.changes[field] = value
    additions.push(label)
  }
  if (person.title && contact.title === null) set('title', person.title, 'title')
  if (person.location && contact.location === null) set('location', person.location, 'location')
  const domain = domainOfContactMethods(contactMethods)
  const owner = person.companyName === undefined && domain ? known.companiesByDomain.get(domain) : undefined
  if (person.companyName && contact.companyId === null)
    set('companyId', companyFor(known, plan, person.companyName, domain, now), `company ${person.companyName}`)
  else if (owner && contact.companyId === null)
    set('companyId', owner.id, `company ${owner.name}, because of @${domain}`)
  for (const contactMethod of contactMethods) {
    const key = contactMethodKey(contactMethod)
    if (holders.has(key) || has.contactMethods.has(key)) continue
    holders.set(key, contact)
    has.contactMethods.add(key)
    draft.contactMethods.push(contactMethod)
    additions.push(contactMethod.norm)
  }
  for (const tag of person.tags ?? []) {
    const key = nameKey(tag)
    if (has.tags.has(key)) continue
    has.tags.add(key)
    draft.tags.set(key, tag)
    additions.push(`tag ${tag}`)
  }
  if (person.note && !has.notes.has(person.note)) {
    has.notes.add(person.note)
    draft.notes.push(person.note)
    additions.push('note')
  }
  return additions
}

/** The file says which company it is. People of several companies may have addresses of one domain. */
function companyFor(
  { companiesByKey, companiesByDomain }: Known,
  { companies }: ImportPlan,
  name: string,
  domain: string | undefined,
  now: number,
) {
  const key = companyKey(name)
  const known = companiesByKey.get(key)
  if (known) return known
  const ownDomain = domain && !companiesByDomain.has(domain) ? domain : null
  const company = newCompany(now, newId(now), { name, domain: ownDomain })
  companies.push(company)
  companiesByKey.set(key, company.id)
  if (ownDomain) companiesByDomain.set(ownDomain, company)
  return company.id
}
