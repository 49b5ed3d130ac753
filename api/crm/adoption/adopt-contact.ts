import { newId } from '../../platform/ids.ts'
import { addContactMethods } from '../contact-methods/add-contact-methods.ts'
import { findHolder } from '../contact-methods/queries.ts'
import { chooseCompany, requireNoneTaken } from '../contacts/contact-fields.ts'
import { newContact } from '../contacts/create-contact.ts'
import { addTags } from '../contacts/tag-contact.ts'
import { makeSuggestion } from '../duplicates/create-suggestion.ts'
import type { Journal } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import type { RecordOf } from '../records/journaled.ts'
import { refreshWords } from '../search/words.ts'
import type { ParsedSubmission } from './read-submission.ts'
import { suggestChanges } from './suggest-changes.ts'

/**
 * The person with this e-mail address, else the one with this phone number, else somebody new. Who is known stays as they
 * are, also in the trash.
 */
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

/** An address and a number of two people: it is the address's, and somebody is asked whether the two are one. */
async function findKnown(journal: Journal, { email, phone, submissionId }: ParsedSubmission) {
  const byEmail = email && (await findHolder(journal.tx, email))
  const byPhone = phone && (await findHolder(journal.tx, phone))
  if (byEmail && byPhone && byEmail.id !== byPhone.id && byPhone.deletedAt === null)
    await makeSuggestion(journal, {
      kind: 'same-person',
      contactId: byEmail.id,
      value: byPhone.id,
      submissionId,
    })
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

/** huda+tea@example.com is most likely huda@example.com; but at some providers it is another mailbox, so we only ask. */
async function suggestTwin(journal: Journal, contactId: string, { email, submissionId }: ParsedSubmission) {
  const plain = email?.norm.replace(/^([^+@]*)\+[^@]*@/, '$1@')
  if (!email || !plain || plain === email.norm) return
  const twin = await findHolder(journal.tx, { kind: 'email', norm: plain })
  if (twin && twin.deletedAt === null)
    await makeSuggestion(journal, { kind: 'same-person', contactId, value: twin.id, submissionId })
}
