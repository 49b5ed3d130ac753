import type { ContactsChange } from '@nokshi/contract/crm/contacts.ts'
import type { ManyChanged } from '@nokshi/contract/crm/records.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import { chosenIds, countOf, requireChanged } from '../records/many.ts'
import { requireKnown } from '../records/require-known.ts'
import { refreshContacts } from '../search/words.ts'
import { type ContactRow, listContactIds } from './queries.ts'
import { addTags } from './tag-contact.ts'

type Act = ContactsChange['act']

/** One change of many contacts. Leaves out contacts in the trash and those with too many tags. */
export async function changeContacts(
  deps: Pick<Deps, 'db' | 'now'>,
  actorId: string,
  { which, act }: ContactsChange,
): Promise<ManyChanged> {
  const ids = await chosenIds(which, (filter, limit) => listContactIds(deps.db, filter, limit))
  const { result, changeId } = await makeChange(deps, async (journal) => {
    await requireKnown(journal.tx, act.kind === 'assign' ? { ownerId: act.ownerId } : {})
    let done = 0
    const refusals: Refusal[] = []
    for (const id of ids) {
      const contact = await findRow(journal.tx, 'contact', id)
      if (!contact || contact.deletedAt !== null) continue
      const isChanged = await changeOne(journal, contact, act).catch(keepRefusal(refusals))
      if (isChanged) done++
    }
    const [refusal] = refusals
    if (refusal && done === 0) throw refusal
    requireChanged(done)
    if (act.kind === 'trash') await refreshContacts(journal.tx, ids)
    const summary = describe(act, countOf(done, 'contact'))
    const failed = { failed: refusals.length, error: refusal?.message ?? null }
    return { result: { count: done, ...failed }, about: { kind: 'contacts-changed', summary, actorId } }
  })
  return { ...result, changeIds: [changeId] }
}

/** A refusal for one contact does not stop the others. */
function keepRefusal(refusals: Refusal[]) {
  return (error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'too-many-tags') throw error
    refusals.push(error)
    return false
  }
}

async function changeOne(journal: Journal, contact: ContactRow, act: Act) {
  if (act.kind === 'trash') return journal.update('contact', contact, { deletedAt: journal.now })
  if (act.kind === 'assign') return journal.update('contact', contact, { ownerId: act.ownerId })
  const isTagged = (await addTags(journal, contact.id, [act.tag])) > 0
  // The new version makes an edit of the older one a conflict.
  if (isTagged) await journal.update('contact', contact, { updatedAt: journal.now })
  return isTagged
}

function describe(act: Act, contacts: string) {
  if (act.kind === 'tag') return `Tagged ${contacts}: ${act.tag}`
  return act.kind === 'assign' ? `Changed the owner of ${contacts}` : `Moved ${contacts} to the trash`
}
