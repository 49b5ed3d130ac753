import { type CreateTableBuilder, type Kysely, type RawBuilder, SqliteAdapter, sql } from 'kysely'
import type { Db } from './connect.ts'

/** The few things the two engines say differently. Everything else is said in the words both understand. */

function isSqlite(db: Db | Kysely<unknown>) {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

/** The type of a column that numbers its rows by itself. */
export function numberedType(db: Kysely<unknown>) {
  return isSqlite(db) ? 'integer' : 'bigserial'
}

/** SQLite keeps such a table once, in its key; otherwise it would keep the key a second time, as an index. */
export function keptInKeyOrder<Table extends string>(
  db: Kysely<unknown>,
  table: CreateTableBuilder<Table, never>,
) {
  return isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table
}

/**
 * Many rows as one parameter, to select from: each is a JSON object in the column `value`. However many they are, the
 * statement stays the same, so that it is prepared once.
 */
export function jsonRows(db: Db, rows: object[]): RawBuilder<{ value: unknown }> {
  const json = JSON.stringify(rows)
  return isSqlite(db) ? sql`json_each(${json})` : sql`json_array_elements(cast(${json} as json))`
}
