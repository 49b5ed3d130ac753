import { setImmediate } from 'node:timers/promises'
import type { ContactLine, ContactQuestion } from '@nokshi/contract/crm/contacts.ts'
import type { Db } from '../../database/connect.ts'
import { implement } from '../../http/implement.ts'
import { noteChange } from '../../platform/change-log.ts'
import { toCsv, writeCsvPhone } from '../../platform/csv.ts'
import type { Deps } from '../../platform/deps.ts'
import { type ContactMethodRow, listContactMethods } from '../contact-methods/queries.ts'
import { trashRecord } from '../history/trash-record.ts'
import { changedRecord, removedRecord } from '../records/changed-record.ts'
import { idsOf } from '../records/ids.ts'
import { changeContacts } from './change-contacts.ts'
import { collectPerson } from './contact-export.ts'
import { getContact, presentContactLines } from './contact-record.ts'
import { createContact, editContact } from './edit-contact.ts'
import { erasePerson } from './erase-contact.ts'
import { listDuplicates } from './list-duplicates.ts'
import { mergeContacts } from './merge-contacts.ts'
import { type ContactRow, countContacts, listContactPage } from './queries.ts'
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
    // Every contact of the list, not only one page.
    'GET /api/crm/contacts.csv': async (c, { query }) => {
      const csv = await writeTable(deps, c.get('staff').id, query)
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', 'attachment; filename="contacts.csv"')
      return c.body(csv)
    },
    'POST /api/crm/contacts': (c, { body }) => changedRecord(createContact(deps, c.get('staff').id, body), read),
    'POST /api/crm/contacts/merge': (c, { body }) => changedRecord(mergeContacts(deps, c.get('staff').id, body), read),
    'POST /api/crm/contacts/bulk': (c, { body }) => changeContacts(deps, c.get('staff').id, body),
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

const header = [
  ...['Name', 'Email', 'Phone', 'Company', 'Title', 'Location', 'Tags'],
  ...['Owner', 'Source', 'Language', 'Last activity'],
]

/** Bounded by the parameters of one statement. */
const PART = 500

async function writeTable({ db, now }: Deps, actorId: string, question: ContactQuestion) {
  const cells: string[][] = []
  for (let cursor: string | null | undefined = question.cursor; cursor !== null; ) {
    const { rows, next } = await listContactPage(db, { ...question, cursor }, PART)
    cells.push(...(await toCells(db, rows)))
    cursor = next
    // Lets other requests run while a long list is written.
    await setImmediate()
  }
  // The log names no query: a name in it would outlive the person's erasure.
  const summary = `Exported ${cells.length} contacts as CSV`
  await noteChange(db, now(), { kind: 'export', summary, actorId })
  return toCsv(header, cells)
}

async function toCells(db: Db, rows: ContactRow[]) {
  const lines = await presentContactLines(db, rows)
  const contactMethods = Map.groupBy(
    await listContactMethods(db, idsOf(rows)),
    (contactMethod) => contactMethod.contactId,
  )
  return rows.flatMap((row, index) => {
    const line = lines[index]
    return line ? [toLine(row, line, contactMethods.get(row.id) ?? [])] : []
  })
}

function toLine(row: ContactRow, line: ContactLine, contactMethods: ContactMethodRow[]) {
  const all = (kind: ContactMethodRow['kind']) =>
    contactMethods
      .filter((contactMethod) => contactMethod.kind === kind)
      .map(({ norm }) => (kind === 'phone' ? writeCsvPhone(norm) : norm))
      .join('; ')
  return [
    ...[line.name, all('email'), all('phone'), line.company?.name ?? '', row.title ?? '', row.location ?? ''],
    ...[line.tags.map((tag) => tag.name).join('; '), line.owner?.name ?? '', line.source ?? '', row.language],
    new Date(line.lastActivityAt).toISOString(),
  ]
}
