import type { NewContact } from '@nokshi/contract/crm/contacts.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { addContactMethods } from '../contact-methods/add-contact-methods.ts'
import { type ContactMethod, countryOfContactMethod } from '../contact-methods/contact-method.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { newRecord } from '../records/new-record.ts'
import { nameKey } from '../records/normalize-text.ts'
import { requireKnown } from '../records/require-known.ts'
import { refreshWords } from '../search/words.ts'
import { logActivity } from '../timeline/log-activity.ts'
import { chooseCompany, parseContactMethods, requireNoneTaken } from './contact-fields.ts'
import { guessLanguage } from './guess-language.ts'
import { addTags } from './tag-contact.ts'

export function createContact(deps: Pick<Deps, 'db' | 'now'>, actorId: string, input: NewContact) {
  return makeChange(deps, async (journal) => {
    const { id, companyId } = await addContact(journal, actorId, input)
    const about = { kind: 'created', summary: `Added ${input.name}`, actorId, contactId: id, companyId }
    return { result: id, about }
  })
}

export async function addContact(journal: Journal, actorId: string, input: NewContact) {
  const { tx, now } = journal
  const id = newId(now)
  await requireKnown(tx, { ownerId: input.ownerId })
  const contactMethods = parseContactMethods(input.contactMethods ?? [], input.location)
  const companyId = await chooseCompany(journal, input, contactMethods)
  await journal.insert('contact', {
    ...newContact(now, id, input, contactMethods),
    companyId,
    ownerId: input.ownerId ?? null,
  })
  requireNoneTaken(await addContactMethods(journal, id, contactMethods))
  await addTags(journal, id, input.tags ?? [])
  await logActivity(journal, { kind: 'created', actorId, contactId: id })
  if (input.note) await logActivity(journal, { kind: 'note', actorId, contactId: id, body: input.note })
  await refreshWords(tx, 'contact', [id])
  return { id, companyId }
}

/** The row of a contact added by hand; other sources pass theirs. */
export function newContact(
  now: number,
  id: string,
  input: Pick<NewContact, 'name' | 'title' | 'location' | 'language' | 'isSilent'>,
  contactMethods: ContactMethod[],
) {
  return {
    ...newRecord(now, id),
    name: input.name,
    nameKey: nameKey(input.name),
    title: input.title ?? null,
    companyId: null,
    location: input.location ?? null,
    country: contactMethods.map(countryOfContactMethod).find((country) => country !== null) ?? null,
    language: input.language ?? guessLanguage('', input.name),
    source: 'by hand',
    ownerId: null,
    firstSeenAt: now,
    lastActivityAt: now,
    isSilent: input.isSilent ? 1 : 0,
    mergedIntoId: null,
    aliases: '[]',
  }
}
