import type { ContactEdit } from '@nokshi/contract/crm/contacts.ts'
import type { Deps } from '../../platform/deps.ts'
import { addContactMethods } from '../contact-methods/add-contact-methods.ts'
import { type ContactMethod, countryOfContactMethod } from '../contact-methods/contact-method.ts'
import { listContactMethods } from '../contact-methods/queries.ts'
import { withAliases } from '../records/aliases.ts'
import { describeDifference } from '../records/field-difference.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { changedElsewhere } from '../records/journal-queries.ts'
import { requireRecord } from '../records/merged-records.ts'
import { nameKey } from '../records/normalize-text.ts'
import { requireKnown } from '../records/require-known.ts'
import { refreshContacts } from '../search/refresh.ts'
import { chooseCompany, parseContactMethods, requireNoneTaken } from './contact-fields.ts'
import type { ContactRow } from './queries.ts'
import { replaceTags } from './tag-contact.ts'

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
