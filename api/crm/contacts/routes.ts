import { implement } from '../../http/implement.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { trashRecord } from '../history/trash-record.ts'
import { changedRecord, removedRecord } from '../records/changed-record.ts'
import { changeContacts } from './change-contacts.ts'
import { exportChosen } from './contact-csv.ts'
import { collectPerson } from './contact-export.ts'
import { presentContactLines } from './contact-lines.ts'
import { getContact } from './contact-record.ts'
import { createContact } from './create-contact.ts'
import { editContact } from './edit-contact.ts'
import { erasePerson } from './erase-contact.ts'
import { listDuplicates } from './list-duplicates.ts'
import { mergeContacts } from './merge-contacts.ts'
import { countContacts, listContactPage } from './queries.ts'
import { listTags } from './tag-queries.ts'

export function contactRoutes(deps: Deps) {
  const { db } = deps
  const read = (id: string) => getContact(db, id)
  return implement({
    'GET /api/crm/contacts': async (_c, { query }) => {
      const { rows, next } = await listContactPage(db, query)
      const total = query.cursor === undefined ? await countContacts(db, query) : null
      return { items: await presentContactLines(db, rows), next, total }
    },
    'POST /api/crm/contacts': (c, { body }) => changedRecord(createContact(deps, c.get('staff').id, body), read),
    'POST /api/crm/contacts/merge': (c, { body }) => changedRecord(mergeContacts(deps, c.get('staff').id, body), read),
    'POST /api/crm/contacts/bulk': (c, { body }) => changeContacts(deps, c.get('staff').id, body),
    'POST /api/crm/contacts/export': async (c, { body }) => ({
      csv: await exportChosen(deps, c.get('staff').id, body.ids),
    }),
    'GET /api/crm/contacts/{id}': (_c, { id }) => read(id),
    'PATCH /api/crm/contacts/{id}': (c, { id, body }) =>
      changedRecord(editContact(deps, c.get('staff').id, id, body), read),
    'DELETE /api/crm/contacts/{id}': (c, { id }) => removedRecord(trashRecord(deps, 'contact', c.get('staff').id, id)),
    'GET /api/crm/contacts/{id}/duplicates': (_c, { id }) => listDuplicates(db, id),
    'GET /api/crm/contacts/{id}/export': async (c, { id }) => {
      const person = await collectPerson(db, id)
      await noteChange(db, deps.now(), {
        kind: 'export',
        summary: `Exported everything about ${person.contact.name}`,
        actorId: c.get('staff').id,
        contactId: person.contact.id,
      })
      c.header('Content-Disposition', `attachment; filename="person-${person.contact.id}.json"`)
      return c.json(person)
    },
    'POST /api/crm/contacts/{id}/erase': (c, { id }) => erasePerson(deps, c.get('staff').id, id),
    'GET /api/crm/tags': async () => (await listTags(db)).map(({ id, name, contacts }) => ({ id, name, contacts })),
  })
}
