import { newId } from '../../platform/ids.ts'
import { companyKey } from '../companies/company-name.ts'
import { addContactMethods } from '../contact-methods/add-contact-methods.ts'
import { findHolder } from '../contact-methods/queries.ts'
import { chooseCompany, requireNoneTaken } from '../contacts/contact-fields.ts'
import { newContact } from '../contacts/edit-contact.ts'
import { addTags } from '../contacts/tag-contact.ts'
import { listTagsOf } from '../contacts/tag-queries.ts'
import { makeSuggestion } from '../duplicates/create-suggestion.ts'
import { isKnownAs } from '../records/aliases.ts'
import type { Journal } from '../records/journal.ts'
import { findRow, type RecordOf } from '../records/journal-queries.ts'
import { nameKey } from '../records/normalize-text.ts'
import { refreshWords } from '../search/words.ts'
import type { ParsedSubmission } from './read-submission.ts'

/** The contact with this email, else with this phone number, else a new one. A known one is not changed. */
export async function adoptContact(journal: Journal, parsed: ParsedSubmission): Promise<RecordOf<'contact'>> {
  const known = await findKnown(journal, parsed)
  if (known) {
    await suggestChanges(journal, known, parsed)
    return known
  }
  const id = await makeContact(journal, parsed)
  await refreshWords(journal.tx, 'contact', [id])
  const contact = await findRow(journal.tx, 'contact', id)
  if (!contact) throw new Error('A contact that was just written is gone.')
  return contact
}

/** Email and phone may belong to two people: the email decides, and a merge of the two is suggested. */
async function findKnown(journal: Journal, { email, phone, submissionId }: ParsedSubmission) {
  const byEmail = email && (await findHolder(journal.tx, email))
  const byPhone = phone && (await findHolder(journal.tx, phone))
  if (byEmail && byPhone && byEmail.id !== byPhone.id && byPhone.deletedAt === null)
    await makeSuggestion(journal, { kind: 'same-person', contactId: byEmail.id, value: byPhone.id, submissionId })
  const holder = byEmail ?? byPhone
  return holder && (await findRow(journal.tx, 'contact', holder.id))
}

async function makeContact(journal: Journal, parsed: ParsedSubmission) {
  const { name, email, phone, company, location, language, source, receivedAt } = parsed
  const id = newId(journal.now)
  const contactMethods = [email, phone].filter((contactMethod) => contactMethod !== undefined)
  await journal.insert('contact', {
    ...newContact(journal.now, id, { name, location, language }, contactMethods),
    companyId: await chooseCompany(journal, { companyName: company }, contactMethods),
    source,
    firstSeenAt: receivedAt,
    lastActivityAt: receivedAt,
  })
  requireNoneTaken(await addContactMethods(journal, id, contactMethods))
  await addTags(journal, id, parsed.tags)
  await suggestTwin(journal, id, parsed)
  return id
}

/** huda+tea@example.com is usually huda@example.com, but not at every provider: so it is only suggested. */
async function suggestTwin(journal: Journal, contactId: string, { email, submissionId }: ParsedSubmission) {
  const plain = email?.norm.replace(/^([^+@]*)\+[^@]*@/, '$1@')
  if (!email || !plain || plain === email.norm) return
  const twin = await findHolder(journal.tx, { kind: 'email', norm: plain })
  if (twin && twin.deletedAt === null)
    await makeSuggestion(journal, { kind: 'same-person', contactId, value: twin.id, submissionId })
}

type ContactRow = RecordOf<'contact'>

/**
 * Anybody can type a client's address into a form. So what a form says about a known contact is only
 * suggested, even for an empty field: a stranger's phone number must not become the one we call.
 */
async function suggestChanges(journal: Journal, contact: ContactRow, parsed: ParsedSubmission) {
  for (const [field, value] of await listDifferences(journal, contact, parsed))
    await makeSuggestion(journal, {
      kind: 'value',
      contactId: contact.id,
      field,
      value,
      submissionId: parsed.submissionId,
    })
}

async function listDifferences(journal: Journal, contact: ContactRow, parsed: ParsedSubmission) {
  const { name, location, company, email, phone, tags } = parsed
  const differences: [field: string, value: string][] = []
  if (!isKnownAs(contact, name)) differences.push(['name', name])
  if (location !== undefined && nameKey(location) !== nameKey(contact.location ?? ''))
    differences.push(['location', location])
  if (company !== undefined && !(await worksAt(journal, contact, company))) differences.push(['company', company])
  // A contact method of somebody else is handled by findKnown.
  for (const contactMethod of [email, phone])
    if (contactMethod && !(await findHolder(journal.tx, contactMethod)))
      differences.push([contactMethod.kind, contactMethod.norm])
  const known = new Set((await listTagsOf(journal.tx, [contact.id])).map((tag) => tag.nameKey))
  for (const tag of tags) if (!known.has(nameKey(tag))) differences.push(['tag', tag])
  return differences
}

async function worksAt(journal: Journal, { companyId }: ContactRow, name: string) {
  const company = companyId === null ? undefined : await findRow(journal.tx, 'company', companyId)
  return company?.nameKey === companyKey(name)
}
