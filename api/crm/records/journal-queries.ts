import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../platform/refusal.ts'
import { chunksOf } from './ids.ts'

/**
 * Kysely's types do not support a table in a variable. Names come from our own code; values are parameters.
 */

export async function findRow<Table extends Journaled>(
  tx: Db,
  table: Table,
  id: string,
): Promise<RecordOf<Table> | undefined> {
  const { rows } = await sql<RecordOf<Table>>`select * from ${sql.table(table)} where id = ${id}`.execute(tx)
  return rows[0]
}

export async function listRows<Table extends Journaled>(tx: Db, table: Table, ids: string[]) {
  const found: RecordOf<Table>[] = []
  for (const chunk of chunksOf(ids)) {
    const { rows } = await sql<RecordOf<Table>>`select * from ${sql.table(table)}
      where id in (${sql.join(chunk)})`.execute(tx)
    found.push(...rows)
  }
  return found
}

/** All rows must have the same columns. */
export async function insertRows(tx: Db, table: Journaled, rows: object[]) {
  for (const chunk of chunksOf(rows)) await insertion(table, chunk).execute(tx)
}

/** False when the row exists. */
export async function insertRowIfFree(tx: Db, table: Journaled, row: object) {
  const { rows } = await sql`${insertion(table, [row])} on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

function insertion(table: Journaled, rows: object[]) {
  const names = Object.entries(rows[0] ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name)
  const values = rows.map((row) => {
    const given = new Map(Object.entries(row))
    return sql`(${sql.join(names.map((name) => given.get(name)))})`
  })
  const columns = sql.join(names.map((name) => sql.ref(name)))
  return sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`
}

/** Refuses when the row has changed since it was read. */
export async function updateRow(tx: Db, table: Journaled, before: PlainRow, changes: PlainRow) {
  const sets = Object.entries(changes).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const isSame = typeof before.version === 'number' ? sql`and version = ${before.version}` : sql``
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(table)} set ${sql.join(sets)} where id = ${before.id} ${isSame} returning id`.execute(tx)
  if (rows.length === 0) throw changedElsewhere()
}

export async function deleteRows(tx: Db, table: Journaled, ids: string[]) {
  for (const chunk of chunksOf(ids))
    await sql`delete from ${sql.table(table)} where id in (${sql.join(chunk)})`.execute(tx)
}

export function changedElsewhere() {
  return new Refusal('conflict', 'changed-elsewhere')
}

export function findChange(db: Db, id: string) {
  return db.selectFrom('change').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function detachRows(tx: Db, table: Journaled, column: string, ids: string[]) {
  for (const chunk of chunksOf(ids))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null
      where ${sql.ref(column)} in (${sql.join(chunk)})`.execute(tx)
}

/** Work on a deal stays with the deal when the person is erased. */
export async function detachWorkOnDeals(tx: Db, table: 'task' | 'activity', contactIds: string[]) {
  if (contactIds.length === 0) return
  await sql`update ${sql.table(table)} set contact_id = null
    where deal_id is not null and contact_id in (${sql.join(contactIds)})`.execute(tx)
}

/** What a change touched, one part at a time; the first is in the change itself. */
export async function* listChangeParts(tx: Db, { id, rows }: { id: string; rows: string }) {
  for (let part = { changeId: id, position: 0, rows }; ; ) {
    yield part
    const next = await tx
      .selectFrom('changePart')
      .selectAll()
      .where('changeId', '=', id)
      .where('position', '>', part.position)
      .orderBy('position')
      .limit(1)
      .executeTakeFirst()
    if (!next) return
    part = next
  }
}

/** A page of all changes, with `hasParts` for those that are larger than their own row. */
export function listChangesAfter(tx: Db, id: string, limit: number) {
  return tx
    .selectFrom('change')
    .select(['id', 'kind', 'summary', 'contactId', 'rows'])
    .select(hasParts)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** 1 for a change with more parts than its own row. */
export const hasParts = sql<number>`case when exists
  (select 1 from change_part where change_part.change_id = change.id) then 1 else 0 end`.as('hasParts')

/** Tables written only through the journal, so that every change is logged and can be undone. */
export const journaled = [
  'company',
  'contact',
  'contactMethod',
  'tagging',
  'deal',
  'task',
  'activity',
  'triage',
  'suggestion',
  'contentEntry',
] as const
export type Journaled = (typeof journaled)[number]

export type RecordOf<Table extends Journaled> = Selectable<Database[Table]> & { id: string }

/** A row as JSON: every column of these tables is a text, a number or null. */
export type PlainRow = Record<string, string | number | null>

/** `before` is null for a new row, `after` for a deleted one; else both hold only what differs. */
export interface TouchedRow {
  table: Journaled
  id: string
  before: PlainRow | null
  after: PlainRow | null
}
