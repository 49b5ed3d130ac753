import { setImmediate } from 'node:timers/promises'
import type { ContactLine, ContactQuestion } from '@nokshi/contract/crm/contacts.ts'
import type { Db } from '../../database/connect.ts'
import { implement } from '../../http/implement.ts'
import { noteChange } from '../../platform/change-log.ts'
import { toCsv } from '../../platform/csv.ts'
import { writeCsvPhone } from '../../platform/csv-cell.ts'
import type { Deps } from '../../platform/deps.ts'
import { type ContactMethodRow, listContactMethods } from '../contact-methods/queries.ts'
import { presentContactLines } from './contact-lines.ts'
import { type ContactRow, listContactPage, listLivingContacts } from './queries.ts'

const header = [
  ...['Name', 'Email', 'Phone', 'Company', 'Title', 'Location', 'Tags'],
  ...['Owner', 'Source', 'Language', 'Last activity'],
]

/** Bounded by the parameters of one statement. */
const PART = 500

/** Every contact of the list, not only one page, as CSV. */
export function contactCsvRoutes(deps: Deps) {
  return implement({
    'GET /api/crm/contacts.csv': async (c, { query }) => {
      const csv = await writeTable(deps, c.get('staff').id, readPages(deps.db, query))
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', 'attachment; filename="contacts.csv"')
      return c.body(csv)
    },
  })
}

/** The chosen contacts, in their order. */
export function exportChosen(deps: Deps, actorId: string, ids: string[]) {
  return writeTable(deps, actorId, readChosen(deps.db, ids))
}

async function* readPages(db: Db, question: ContactQuestion) {
  for (let cursor = question.cursor; ; ) {
    const { rows, next } = await listContactPage(db, { ...question, cursor }, PART)
    yield rows
    if (next === null) return
    cursor = next
  }
}

async function* readChosen(db: Db, ids: string[]) {
  for (let start = 0; start < ids.length; start += PART) {
    const part = ids.slice(start, start + PART)
    const known = new Map((await listLivingContacts(db, part)).map((row) => [row.id, row]))
    yield part.flatMap((id) => known.get(id) ?? [])
  }
}

async function writeTable({ db, now }: Deps, actorId: string, parts: AsyncIterable<ContactRow[]>) {
  const cells: string[][] = []
  for await (const rows of parts) {
    cells.push(...(await toCells(db, rows)))
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
    await listContactMethods(
      db,
      rows.map((row) => row.id),
    ),
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
