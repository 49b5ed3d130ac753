import type { Db } from '../../database/connect.ts'
import { listSubmissions } from '../../intake/queries.ts'
import { listPersonChanges } from '../history/change-log-queries.ts'
import { listIdsReferring } from '../history/erase-rows.ts'
import { listRows } from '../records/journal-queries.ts'
import { listReferring } from '../records/journal-references.ts'
import { getContact } from './contact-record.ts'

/** All personal data of one contact, to hand out on request. */
export async function collectPerson(db: Db, id: string) {
  const contact = await getContact(db, id)
  const referring = Map.groupBy(await listReferring(db, 'contact', [contact.id]), (row) => row.table)
  const idsIn = (table: 'task' | 'activity' | 'deal') => (referring.get(table) ?? []).map((row) => row.id)
  const submissions = await listSubmissions(db, await listIdsReferring(db, ['triage', 'contactId'], [contact.id]))
  return {
    contact,
    deals: await listRows(db, 'deal', idsIn('deal')),
    tasks: await listRows(db, 'task', idsIn('task')),
    timeline: await listRows(db, 'activity', idsIn('activity')),
    submissions: submissions.map(({ reference, form, payload, receivedAt }) => ({
      reference,
      form,
      receivedAt,
      sent: JSON.parse(payload),
    })),
    log: await listPersonChanges(db, contact.id),
  }
}
