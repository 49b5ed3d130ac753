import type { ContactEdit, NewContact } from '@nokshi/contract/crm/contacts.ts'
import { guessLanguage } from '@nokshi/contract/guess-language.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { addContactMethods } from '../contact-methods/add-contact-methods.ts'
import { type ContactMethod, countryOfContactMethod } from '../contact-methods/contact-method.ts'
import { listContactMethods } from '../contact-methods/queries.ts'
import type { DealParties, PartiesInput } from '../deals/deal-parties.ts'
import { withAliases } from '../records/aliases.ts'
import { describeDifference } from '../records/field-difference.ts'
import { type Journal, makeChange, newRecord } from '../records/journal.ts'
import { changedElsewhere, findRow } from '../records/journal-queries.ts'
import { nameKey } from '../records/normalize-text.ts'
import { requireKnown, requireRecord } from '../records/require-known.ts'
import { refreshContacts, refreshWords } from '../search/words.ts'
import { logActivity } from '../timeline/log-activity.ts'
import { chooseCompany, parseContactMethods, requireNoneTaken } from './contact-fields.ts'
import type { ContactRow } from './queries.ts'
import { addTags, replaceTags } from './tag-contact.ts'

const labels = {
  name: 'name',
  title: 'title',
  location: 'location',
  language: 'language',
  companyId: 'company',
  ownerId: 'owner',
  isSilent: 'do not contact',
}

export function editContact(deps: Pick<Deps, 'db' | 'now'>, actorId: string, id: string, edit: ContactEdit) {
  return makeChange(deps, async (journal) => {
    const contact = await requireRecord(journal.tx, 'contact', id)
    if (contact.version !== edit.version) throw changedElsewhere()
    await requireKnown(journal.tx, { ownerId: edit.ownerId }, contact)

    const contactMethods =
      edit.contactMethods && parseContactMethods(edit.contactMethods, edit.location ?? contact.location)
    const changes = await readChanges(journal, contact, edit, contactMethods)
    const differences = [
      ...(await describeDifference(journal.tx, labels, contact, changes)),
      ...(contactMethods ? await replaceContactMethods(journal, id, contactMethods) : []),
      ...(edit.tags ? await replaceTags(journal, id, edit.tags) : []),
    ]
    // Changed addresses or tags alone must make a new version too.
    const times = { updatedAt: journal.now, lastActivityAt: journal.now }
    if (differences.length > 0) await journal.update('contact', contact, { ...changes, ...times })
    await refreshContacts(journal.tx, [id])
    const summary = `Changed ${changes.name ?? contact.name}: ${differences.join(', ') || 'nothing'}`
    return { result: id, about: { kind: 'changed', summary, actorId, contactId: id } }
  })
}

async function readChanges(
  journal: Journal,
  contact: ContactRow,
  edit: ContactEdit,
  contactMethods: ContactMethod[] | undefined,
): Promise<Partial<ContactRow>> {
  const isCompanyGiven = edit.companyId !== undefined || edit.companyName !== undefined
  const country = contactMethods?.map(countryOfContactMethod).find((found) => found !== null)
  return {
    ...(edit.name !== undefined && { name: edit.name, nameKey: nameKey(edit.name) }),
    ...(edit.aliases !== undefined && {
      aliases: withAliases({ name: edit.name ?? contact.name, aliases: '[]' }, edit.aliases),
    }),
    ...('title' in edit && { title: edit.title ?? null }),
    ...('location' in edit && { location: edit.location ?? null }),
    ...(edit.language !== undefined && { language: edit.language }),
    ...(edit.isSilent !== undefined && { isSilent: edit.isSilent ? 1 : 0 }),
    ...(isCompanyGiven && { companyId: await chooseCompany(journal, edit, contactMethods ?? []) }),
    ...(edit.ownerId !== undefined && { ownerId: edit.ownerId }),
    ...(country && contact.country === null && { country }),
  }
}

async function replaceContactMethods(journal: Journal, contactId: string, contactMethods: ContactMethod[]) {
  const current = await listContactMethods(journal.tx, [contactId])
  const isSame = (one: ContactMethod, other: ContactMethod) => one.kind === other.kind && one.norm === other.norm
  const gone = current.filter((row) => !contactMethods.some((contactMethod) => isSame(contactMethod, row)))
  const fresh = contactMethods.filter((contactMethod) => !current.some((row) => isSame(contactMethod, row)))
  await journal.deleteMany('contactMethod', gone)
  requireNoneTaken(await addContactMethods(journal, contactId, fresh))

  for (const row of await listContactMethods(journal.tx, [contactId])) {
    const position = contactMethods.findIndex((contactMethod) => isSame(contactMethod, row))
    const raw = contactMethods[position]?.raw ?? row.raw
    await journal.update('contactMethod', row, { position, raw })
  }
  return [...fresh.map(({ norm }) => `${norm} added`), ...gone.map(({ norm }) => `${norm} removed`)]
}

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

/** Adds names that are new; takes the contact's company if none is named. */
export async function chooseParties(journal: Journal, actorId: string, input: PartiesInput): Promise<DealParties> {
  await requireKnown(journal.tx, { contactId: input.contactId, companyId: input.companyId })
  const isCompanyGiven = input.companyId !== undefined || input.companyName !== undefined
  const companyId = isCompanyGiven ? await chooseCompany(journal, input, []) : undefined
  const contactId = input.contactName
    ? (await addContact(journal, actorId, { name: input.contactName, companyId })).id
    : input.contactId
  if (companyId !== undefined || !contactId) return { contactId, companyId }
  const contact = await findRow(journal.tx, 'contact', contactId)
  return { contactId, companyId: contact?.companyId ?? undefined }
}
