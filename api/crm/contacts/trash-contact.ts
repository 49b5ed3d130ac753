import type { Deps } from '../../platform/deps.ts'
import { makeChange } from '../records/journal.ts'
import { refreshContacts } from '../search/refresh.ts'
import { requireContact } from './contact-record.ts'

/** Keeps addresses and numbers, so that restoring is complete. */
export function trashContact(deps: Pick<Deps, 'db' | 'now'>, actorId: string, id: string) {
  return makeChange(deps, async (journal) => {
    const contact = await requireContact(journal.tx, id)
    await journal.update('contact', contact, { deletedAt: journal.now })
    await refreshContacts(journal.tx, [id])
    const summary = `Moved ${contact.name} to the trash`
    return {
      result: { id, name: contact.name },
      about: { kind: 'thrown-away', summary, actorId, contactId: id },
    }
  })
}
