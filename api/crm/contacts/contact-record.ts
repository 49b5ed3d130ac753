import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import type { Db } from '../../database/connect.ts'
import { findSubmission } from '../../intake/queries.ts'
import { listContactMethods } from '../contact-methods/queries.ts'
import { listDealsOf } from '../deals/deals-of-record.ts'
import { listSuggestions } from '../duplicates/list-suggestions.ts'
import { aliasesOf } from '../records/aliases.ts'
import { getSurvivor, noSuch } from '../records/merged-records.ts'
import { findLastActivity } from '../timeline/queries.ts'
import { presentContactLines } from './contact-lines.ts'

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
