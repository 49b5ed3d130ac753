import type { Suggestion } from '@nokshi/contract/contacts.ts'
import type { Db } from '../../database/connect.ts'
import {
  listDealTitles,
  listNames,
  listOpenSuggestions,
  type SuggestionAbout,
  type SuggestionRow,
} from './suggestion-queries.ts'

/** What came in about a record and waits for somebody's decision. One whose other record has gone is none any more. */
export async function listSuggestions(db: Db, about: SuggestionAbout, id: string): Promise<Suggestion[]> {
  const rows = await listOpenSuggestions(db, about, id)
  const others = await findOthers(db, rows)
  return rows
    .filter((row) => row.kind === 'value' || others.get(otherId(row))?.deletedAt === null)
    .map((row) => present(row, others))
}

export async function presentSuggestion(db: Db, row: SuggestionRow): Promise<Suggestion> {
  return present(row, await findOthers(db, [row]))
}

function present(row: SuggestionRow, others: Others): Suggestion {
  const other = others.get(otherId(row))
  return {
    id: row.id,
    kind: row.kind,
    field: row.field,
    value: other?.name ?? row.value,
    other: other ? { id: other.id, name: other.name } : null,
  }
}

/** The id of the record that may be the same; empty when it is only about a value. */
function otherId({ kind, value, dealId }: SuggestionRow) {
  if (kind === 'value') return ''
  return kind === 'reopen' ? (dealId ?? '') : value
}

type Others = Awaited<ReturnType<typeof findOthers>>

async function findOthers(db: Db, rows: SuggestionRow[]) {
  const idsOf = (kind: SuggestionRow['kind']) => rows.filter((row) => row.kind === kind).map(otherId)
  const found = [
    ...(await listNames(db, 'contact', idsOf('same-person'))),
    ...(await listNames(db, 'company', idsOf('same-company'))),
    ...(await listDealTitles(db, idsOf('reopen'))),
  ]
  return new Map(found.map((other) => [other.id, other]))
}
