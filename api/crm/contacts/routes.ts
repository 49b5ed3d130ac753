import { ContactEdit, ContactQuestion, ContactsChange, NewContact } from '@nokshi/contract/crm/contacts.ts'
import { Merge } from '@nokshi/contract/crm/duplicates.ts'
import { Chosen } from '@nokshi/contract/crm/records.ts'
import { Hono } from 'hono'
import { body, query } from '../../http/validate.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
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
import { trashContact } from './trash-contact.ts'

export function contactRoutes(deps: Deps) {
  const { db } = deps
  return new Hono()
    .get('/', query(ContactQuestion), async (c) => {
      const question = c.req.valid('query')
      const { rows, next } = await listContactPage(db, question)
      const total = question.cursor === undefined ? await countContacts(db, question) : null
      return c.json({ items: await presentContactLines(db, rows), next, total })
    })
    .post('/', body(NewContact), async (c) => {
      const { result, changeId } = await createContact(deps, c.get('staff').id, c.req.valid('json'))
      return c.json({ record: await getContact(db, result), changeId }, 201)
    })
    .post('/merge', body(Merge), async (c) => {
      const { result, changeId } = await mergeContacts(deps, c.get('staff').id, c.req.valid('json'))
      return c.json({ record: await getContact(db, result), changeId })
    })
    .post('/bulk', body(ContactsChange), async (c) =>
      c.json(await changeContacts(deps, c.get('staff').id, c.req.valid('json'))),
    )
    .post('/export', body(Chosen), async (c) =>
      c.json({ csv: await exportChosen(deps, c.get('staff').id, c.req.valid('json').ids) }),
    )
    .get('/:id', async (c) => c.json(await getContact(db, c.req.param('id'))))
    .patch('/:id', body(ContactEdit), async (c) => {
      const id = c.req.param('id')
      const { changeId } = await editContact(deps, c.get('staff').id, id, c.req.valid('json'))
      return c.json({ record: await getContact(db, id), changeId })
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id')
      const { result, changeId } = await trashContact(deps, c.get('staff').id, id)
      return c.json({ record: result, changeId })
    })
    .get('/:id/duplicates', async (c) => c.json(await listDuplicates(db, c.req.param('id'))))
    .get('/:id/export', async (c) => {
      const person = await collectPerson(db, c.req.param('id'))
      await noteChange(db, deps.now(), {
        kind: 'export',
        summary: `Exported everything about ${person.contact.name}`,
        actorId: c.get('staff').id,
        contactId: person.contact.id,
      })
      c.header('Content-Disposition', `attachment; filename="person-${person.contact.id}.json"`)
      return c.json(person)
    })
    .post('/:id/erase', async (c) => c.json(await erasePerson(deps, c.get('staff').id, c.req.param('id'))))
}
