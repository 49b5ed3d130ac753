import type { Contact, ContactLine } from '@nokshi/contract/crm/contacts.ts'
import type { Db } from '../../database/connect.ts'
import { findSubmission } from '../../intake/queries.ts'
import { listContactMethods } from '../contact-methods/queries.ts'
import { listDealsOf } from '../deals/deals-of-record.ts'
import { listSuggestions } from '../duplicates/list-suggestions.ts'
import { aliasesOf } from '../records/aliases.ts'
import { listRows } from '../records/journal-queries.ts'
import { listOwners } from '../records/owners.ts'
import { getSurvivor, noSuch } from '../records/require-known.ts'
import { findNextSteps } from '../tasks/next-steps.ts'
import { findLastActivity } from '../timeline/queries.ts'
import { type ContactRow, listContactsOfCompany } from './queries.ts'
import { listTagsOf } from './tag-queries.ts'

/** One contact with everything linked to it. For a merged one, the contact it was merged into. */
export async function getContact(db: Db, id: string): Promise<Contact> {
  const row = await getSurvivor(db, 'contact', id)
  const [line] = await presentContactLines(db, [row])
  if (!line) throw noSuch('contact')
  const contactMethods = await listContactMethods(db, [row.id])
  return {
    ...line,
    version: row.version,
    aliases: aliasesOf(row),
    title: row.title,
    location: row.location,
    country: row.country,
    language: row.language,
    contactMethods: contactMethods.map((contactMethod) => ({
      id: contactMethod.id,
      kind: contactMethod.kind,
      raw: contactMethod.raw,
      norm: contactMethod.norm,
      isBounced: contactMethod.bouncedAt !== null,
    })),
    isSilent: row.isSilent === 1,
    firstSeenAt: row.firstSeenAt,
    lastTouch: await findLastTouch(db, row.id),
    suggestions: await listSuggestions(db, 'contactId', row.id),
    deals: await listDealsOf(db, 'contactId', row.id),
  }
}

async function findLastTouch(db: Db, contactId: string): Promise<Contact['lastTouch']> {
  const theirs = ['submission', 'mail-received']
  const ours = ['call', 'meeting', 'email', 'whatsapp', 'mail-sent']
  const last = await findLastActivity(db, contactId, [...theirs, ...ours])
  const activity = await findLastActivity(db, contactId, ['submission'])
  const submission = activity?.submissionId ? await findSubmission(db, activity.submissionId) : undefined
  return {
    by: last ? (theirs.includes(last.kind) ? 'them' : 'us') : null,
    submission: submission
      ? { id: submission.id, reference: submission.reference, dealId: activity?.dealId ?? null }
      : null,
  }
}

/** The number of queries does not depend on the number of rows. */
export async function presentContactLines(db: Db, rows: ContactRow[]): Promise<ContactLine[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const companyIds = rows.flatMap((row) => row.companyId ?? [])
  const companies = await listRows(db, 'company', [...new Set(companyIds)])
  const living = companies.filter(({ deletedAt }) => deletedAt === null)
  const companiesById = new Map(living.map(({ id, name }) => [id, { id, name }]))
  const [owners, steps] = [await listOwners(db), await findNextSteps(db, 'contactId', ids)]
  const contactMethods = Map.groupBy(await listContactMethods(db, ids), (contactMethod) => contactMethod.contactId)
  const tags = Map.groupBy(await listTagsOf(db, ids), (tag) => tag.contactId)

  return rows.map((row) => {
    const own = contactMethods.get(row.id) ?? []
    return {
      id: row.id,
      name: row.name,
      company: companiesById.get(row.companyId ?? '') ?? null,
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
