import * as z from 'zod'
import type { Db } from '../../database/connect.ts'
import { PART_CHARACTERS } from '../../database/row-size.ts'
import { insertChangePart } from '../../platform/change-log.ts'
import { journaled, listChangeParts, type TouchedRow } from './journal-queries.ts'

const Row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
const TouchedRows = z.array(
  z.object({ table: z.enum(journaled), id: z.string(), before: Row.nullable(), after: Row.nullable() }),
)

/** JSON lists that fit a database row each; at least one. */
export function* splitTouched(touched: TouchedRow[]) {
  let part: string[] = []
  let characters = 0
  for (const row of touched) {
    const json = JSON.stringify(row)
    if (characters + json.length > PART_CHARACTERS && part.length > 0) {
      yield `[${part.join(',')}]`
      part = []
      characters = 0
    }
    part.push(json)
    characters += json.length + 1
  }
  yield `[${part.join(',')}]`
}

/** All but the first part, which is in the change itself. */
export async function insertOtherParts(tx: Db, changeId: string, parts: Iterable<string>) {
  let position = 0
  for (const rows of parts) await insertChangePart(tx, { changeId, position: ++position, rows })
}

export async function readTouched(tx: Db, change: { id: string; rows: string }) {
  const touched: TouchedRow[] = []
  for await (const { rows } of listChangeParts(tx, change))
    for (const row of TouchedRows.parse(JSON.parse(rows))) touched.push(row)
  return touched
}
