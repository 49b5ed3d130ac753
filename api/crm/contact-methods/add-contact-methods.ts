import { newId } from '../../platform/ids.ts'
import type { Journal } from '../records/journal.ts'
import type { ContactMethod } from './contact-method.ts'
import { findHolder, listContactMethods } from './queries.ts'

/** An address or number that somebody else has. */
export interface TakenContactMethod {
  contactMethod: ContactMethod
  holder: { id: string; name: string; deletedAt: number | null }
}

/** Returns those that another contact has; the unique index decides between two at once. */
export async function addContactMethods(
  journal: Journal,
  contactId: string,
  contactMethods: ContactMethod[],
): Promise<TakenContactMethod[]> {
  const own = await listContactMethods(journal.tx, [contactId])
  const taken: TakenContactMethod[] = []
  let position = Math.max(-1, ...own.map((row) => row.position))
  for (const contactMethod of contactMethods) {
    const row = { id: newId(journal.now), contactId, ...contactMethod, position: position + 1 }
    if (await journal.insertIfFree('contactMethod', row)) position++
    else {
      const holder = await findHolder(journal.tx, contactMethod)
      if (holder && holder.id !== contactId) taken.push({ contactMethod, holder })
    }
  }
  return taken
}
