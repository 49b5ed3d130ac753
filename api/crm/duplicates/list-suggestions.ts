import type { Suggestion } from '@nokshi/contract/crm/duplicates.ts'
import type { Db } from '../../database/connect.ts'
import { listRows } from '../records/journal-queries.ts'
import { listOpenSuggestions, type SuggestionAbout, type SuggestionRow } from './queries.ts'

/** Open suggestions about a record, without those whose other record is gone. */
export async function listSuggestions(db: Db, about: SuggestionAbout, id: string): Promise<Suggestion[]> {
  const rows = await listOpenSuggestions(db, about, id)
  const others = await findOthers(db, rows)
  const onFile = await findOnFile(db, rows)
  return rows
    .filter((row) => row.kind === 'value' || others.get(otherId(row))?.deletedAt === null)
    .map((row) => present(row, others, onFile))
}

export async function presentSuggestion(db: Db, row: SuggestionRow): Promise<Suggestion> {
  return present(row, await findOthers(db, [row]), await findOnFile(db, [row]))
}

function present(row: SuggestionRow, others: Others, onFile: OnFile): Suggestion {
  const other = others.get(otherId(row))
  return {
    id: row.id,
    kind: row.kind,
    field: row.field,
    value: other?.name ?? row.value,
    other: other ? { id: other.id, name: other.name } : null,
    replaces: row.kind === 'value' ? (onFile.get(row.contactId ?? '')?.[row.field ?? ''] ?? null) : null,
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
    ...(await listRows(db, 'contact', idsOf('same-person'))),
    ...(await listRows(db, 'company', idsOf('same-company'))),
    ...(await listRows(db, 'deal', idsOf('reopen'))).map((deal) => ({ ...deal, name: deal.title })),
  ]
  return new Map(found.map((other) => [other.id, other]))
}

type OnFile = Awaited<ReturnType<typeof findOnFile>>

/** The fields that have a single value. */
async function findOnFile(db: Db, rows: SuggestionRow[]) {
  const ids = rows.flatMap(({ kind, contactId }) => (kind === 'value' && contactId ? [contactId] : []))
  const people = await listRows(db, 'contact', [...new Set(ids)])
  const companyIds = people.flatMap(({ companyId }) => companyId ?? [])
  const companies = new Map((await listRows(db, 'company', companyIds)).map(({ id, name }) => [id, name]))
  return new Map<string, Record<string, string | null | undefined>>(
    people.map(({ id, location, companyId }) => [
      id,
      { location, company: companyId ? companies.get(companyId) : null },
    ]),
  )
}
