import { Refusal } from '../../platform/refusal.ts'
import type { Journal } from '../records/journal.ts'
import { type Journaled, listRows, type RecordOf } from '../records/journal-queries.ts'
import { listReferring, type Referred, references } from '../records/journal-references.ts'
import { listOpenSuggestions } from './queries.ts'

/** These tables have rules of their own. */
const apart: Journaled[] = ['contactMethod', 'tagging']

export async function moveReferring(journal: Journal, table: Referred, fromId: string, intoId: string) {
  const { column } = references[table]
  const referring = await listReferring(journal.tx, table, [fromId])
  for (const [from, found] of Map.groupBy(referring, (row) => row.table)) {
    if (apart.includes(from)) continue
    const ids = found.map((row) => row.id)
    // Every table in the list has this column.
    for (const row of await listRows(journal.tx, from, ids))
      await journal.update(from, row, { [column]: intoId } as Partial<RecordOf<typeof from>>)
  }
}

/** Takes values from the other record only where this one has none. */
export function fillEmpty<Row extends object, Column extends keyof Row>(into: Row, from: Row, columns: Column[]) {
  const filled: Partial<Row> = {}
  for (const column of columns) if (into[column] === null && from[column] !== null) filled[column] = from[column]
  return filled
}

export async function resolveBetween(
  journal: Journal,
  about: 'contactId' | 'companyId',
  oneId: string,
  otherId: string,
) {
  const open = [
    ...(await listOpenSuggestions(journal.tx, about, oneId)),
    ...(await listOpenSuggestions(journal.tx, about, otherId)),
  ]
  for (const suggestion of open)
    if (suggestion.value === oneId || suggestion.value === otherId)
      await journal.update('suggestion', suggestion, { resolvedAt: journal.now })
}

export function requireTwo(intoId: string, fromId: string) {
  if (intoId === fromId) throw new Refusal('invalid', 'same-record')
}
