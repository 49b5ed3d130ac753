import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import type { Db } from '../../database/connect.ts'
import { findSubmission } from '../../intake/queries.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listContactMethods } from '../contact-methods/queries.ts'
import { listDealsOf } from '../deals/deals-of-record.ts'
import { listSuggestions } from '../duplicates/list-suggestions.ts'
import { aliasesOf } from '../records/aliases.ts'
import { findRow } from '../records/journal-queries.ts'
import { findLastActivity } from '../timeline/queries.ts'
import { presentContactLines } from './contact-lines.ts'
import type { ContactRow } from './queries.ts'

/** One contact with everything linked to it. For a merged one, the contact it was merged into. */
export async function getContact(db: Db, id: string): Promise<Contact> {
  const row = await findSurvivor(db, id)
  if (!row || row.deletedAt !== null) throw noSuchPerson()
  const [line] = await presentContactLines(db, [row])
  if (!line) throw noSuchPerson()
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
    })),
    isSilent: row.isSilent === 1,
    firstSeenAt: row.firstSeenAt,
    lastTouch: await findLastTouch(db, row.id),
    suggestions: await listSuggestions(db, 'contactId', row.id),
    deals: await listDealsOf(db, 'contactId', row.id),
  }
}

async function findLastTouch(db: Db, contactId: string): Promise<Contact['lastTouch']> {
  const last = await findLastActivity(db, contactId, ['submission', 'call', 'meeting', 'email', 'whatsapp'])
  const activity = await findLastActivity(db, contactId, ['submission'])
  const submission = activity?.submissionId ? await findSubmission(db, activity.submissionId) : undefined
  return {
    by: last ? (last.kind === 'submission' ? 'them' : 'us') : null,
    submission: submission
      ? { id: submission.id, reference: submission.reference, dealId: activity?.dealId ?? null }
      : null,
  }
}

export async function findSurvivor(db: Db, id: string): Promise<ContactRow | undefined> {
  const row = await findRow(db, 'contact', id)
  return row?.mergedIntoId ? findSurvivor(db, row.mergedIntoId) : row
}

/** Refuses a contact that is missing, merged or in the trash. */
export async function requireContact(db: Db, id: string): Promise<ContactRow> {
  const row = await findRow(db, 'contact', id)
  if (!row) throw noSuchPerson()
  if (row.mergedIntoId) {
    const survivor = await findSurvivor(db, id)
    throw new Refusal('conflict', { code: 'merged', params: { name: row.name, into: survivor?.name ?? '' } })
  }
  if (row.deletedAt !== null)
    throw new Refusal('conflict', { code: 'contact-in-trash', params: { name: row.name } })
  return row
}

export function noSuchPerson() {
  return new Refusal('not-found', 'no-such-contact')
}
