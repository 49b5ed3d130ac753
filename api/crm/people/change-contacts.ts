import type { ContactsChange } from '@nokshi/contract/crm/contacts.ts'
import type { ManyChanged } from '@nokshi/contract/crm/records.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import { chosenIds, countOf, requireChanged } from '../records/many.ts'
import { requireKnown } from '../records/require-known.ts'
import { refreshContacts } from '../search/refresh.ts'
import { type ContactRow, listContactIds } from './contact-queries.ts'
import { addTags } from './tag-contact.ts'

type Act = ContactsChange['act']

/** One change of many people: all of it happens, and all of it is undone, at once. Who is in the trash is left out. */
export async function changeContacts(
  deps: Pick<Deps, 'db' | 'now'>,
  actorId: string,
  { which, act }: ContactsChange,
): Promise<ManyChanged> {
  const ids = await chosenIds(which, (filter, limit) => listContactIds(deps.db, filter, limit))
  const { result: count, changeId } = await makeChange(deps, async (journal) => {
    await requireKnown(journal.tx, act.kind === 'assign' ? { ownerId: act.ownerId } : {})
    let done = 0
    for (const id of ids) {
      const contact = await findRow(journal.tx, 'contact', id)
      if (!contact || contact.deletedAt !== null) continue
      if (await changeOne(journal, contact, act)) done++
    }
    requireChanged(done)
    if (act.kind === 'trash') await refreshContacts(journal.tx, ids)
    const summary = describe(act, countOf(done, 'contact'))
    return { result: done, about: { kind: 'contacts-changed', summary, actorId } }
  })
  return { count, failed: 0, fault: null, changeIds: [changeId] }
}

/** Whether they are others now. */
async function changeOne(journal: Journal, contact: ContactRow, act: Act) {
  if (act.kind === 'trash') return journal.update('contact', contact, { deletedAt: journal.now })
  if (act.kind === 'assign') return journal.update('contact', contact, { ownerId: act.ownerId })
  const isTagged = (await addTags(journal, contact.id, [act.tag])) > 0
  // A new version: whoever edits the tags of an older one is told.
  if (isTagged) await journal.update('contact', contact, { updatedAt: journal.now })
  return isTagged
}

/** For the log. */
function describe(act: Act, contacts: string) {
  if (act.kind === 'tag') return `Tagged ${contacts}: ${act.tag}`
  return act.kind === 'assign' ? `Changed the owner of ${contacts}` : `Moved ${contacts} to the trash`
}
