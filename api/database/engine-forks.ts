import { type CreateTableBuilder, type Expression, type Kysely, type RawBuilder, SqliteAdapter, sql } from 'kysely'
import type { Db } from './connect.ts'

/** The differences between the engines; all other SQL is common to both. */

export function isSqlite(db: Db | Kysely<unknown>) {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

/** The type of a column that numbers its rows by itself. */
export function numberedType(db: Kysely<unknown>) {
  return isSqlite(db) ? 'integer' : 'bigserial'
}

/** Compared by bytes, as in SQLite: with another collation a prefix is no range of an index. */
export function comparedText(db: Kysely<unknown>) {
  return isSqlite(db) ? 'text' : sql`text collate "C"`
}

/** Compares by bytes, also where the column does not: text with a prefix is a range of an index. */
export function startsWith(db: Db, column: Expression<string>, prefix: string) {
  const bytes = isSqlite(db) ? column : sql<string>`${column} collate "C"`
  const end = prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)
  return sql<boolean>`${bytes} >= ${prefix} and ${bytes} < ${end}`
}

/** SQLite keeps such a table once, in its key; otherwise it would keep the key a second time, as an index. */
export function keptInKeyOrder<Table extends string>(db: Kysely<unknown>, table: CreateTableBuilder<Table, never>) {
  return isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table
}

/** Many rows as one JSON parameter, so that the statement stays the same and is prepared once. */
export function jsonRows(db: Db, rows: object[]): RawBuilder<{ value: unknown }> {
  const json = JSON.stringify(rows)
  return isSqlite(db) ? sql`json_each(${json})` : sql`json_array_elements(cast(${json} as json))`
}

/** One transaction at a time holds this key. SQLite needs no lock, because a transaction is alone there. */
export async function takeAdvisoryLock(tx: Db, word: string) {
  if (isSqlite(tx)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${word}, 0))`.execute(tx)
}

/** A row that is there already: 23505 of PostgreSQL; the others are SQLite's (rowid and unique). */
const SQLITE_TAKEN = new Set<unknown>([1555, 2067])

export function isTaken(error: unknown) {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || ('errcode' in error && SQLITE_TAKEN.has(error.errcode))
}
