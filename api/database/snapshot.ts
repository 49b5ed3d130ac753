import { DatabaseSync } from 'node:sqlite'
import { CamelCasePlugin, Kysely, sql } from 'kysely'
import { connectDatabase, type DatabaseAddress, type Db } from './connect.ts'
import { migrateToLatest, released } from './migrate.ts'
import type { Database } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

/** The database as it was at one moment, for as long as this is open. Writers are not held up. */
export interface Snapshot {
  db: Db
  /** The rows of a table, each as a JSON array in the order of its columns, in batches that fit in memory. */
  readLines(table: TableShape): AsyncIterable<string[]>
  close(): Promise<void>
}

/** The migrations that a database has been through; undefined when it is none of ours. */
export async function findMigrations(db: Db) {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.map((row) => row.name)
  } catch (error) {
    // Both engines name the table that is not there.
    if (error instanceof Error && error.message.includes('kysely_migration')) return undefined
    throw error
  }
}

const LINES_AT_ONCE = 2_000
/** Some tables have few and large rows: thousands of them at once would fill the memory. */
const CHARACTERS_AT_ONCE = 4 * 1024 ** 2
/** PostgreSQL must be told how many before it is known how large they are. */
const LINES_AT_FIRST = 20

export function openSnapshot(address: DatabaseAddress): Promise<Snapshot> {
  return address.url === undefined ? openOnSqlite(address.sqliteFile) : openOnPostgres(address)
}

/** A reader of the write-ahead log sees the state at its first look until it ends its transaction. */
async function openOnSqlite(file: string): Promise<Snapshot> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  try {
    database.exec('begin; select count(*) from sqlite_schema;')
  } catch (error) {
    database.close()
    throw error
  }
  const db = new Kysely<Database>({ dialect: sqliteDialect(database), plugins: [new CamelCasePlugin()] })

  async function* readLines(table: TableShape) {
    const statement = database.prepare(`select json_array(${quoteColumns(table)}) as line from "${table.name}"`)
    let lines: string[] = []
    let characters = 0
    for (const { line } of statement.iterate()) {
      lines.push(String(line))
      characters += String(line).length
      if (lines.length < LINES_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue
      yield lines
      lines = []
      characters = 0
    }
    yield lines
  }
  return { db, readLines, close: () => db.destroy() }
}

async function openOnPostgres(address: DatabaseAddress): Promise<Snapshot> {
  const connection = connectDatabase(address, { isPatient: true })
  const open = async () => {
    const tx = await connection.db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute()
    // The server may be told to cut off whoever is idle, and pictures are copied while this is open.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    return tx
  }
  const tx = await open().catch(async (error: unknown) => {
    await connection.close()
    throw error
  })

  async function* readLines(table: TableShape) {
    const select = `select json_build_array(${quoteColumns(table)})::text as line from "${table.name}"`
    await sql.raw(`declare lines no scroll cursor for ${select}`).execute(tx)
    for (let count = LINES_AT_FIRST; ; ) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(count)} from lines`.execute(tx)
      if (rows.length === 0) break
      yield rows.map((row) => row.line)
      const characters = rows.reduce((sum, { line }) => sum + line.length, 0)
      count = Math.min(Math.ceil((CHARACTERS_AT_ONCE * rows.length) / characters), LINES_AT_ONCE)
    }
    await sql`close lines`.execute(tx)
  }
  const close = async () => {
    await tx.rollback().execute()
    await connection.close()
  }
  return { db: tx, readLines, close }
}

export function quoteColumns({ columns }: TableShape) {
  return columns.map(({ name }) => `"${name}"`).join(', ')
}

export interface TableShape {
  name: string
  columns: ColumnShape[]
}

interface ColumnShape {
  name: string
  /** Everything else is a whole number. */
  isText: boolean
}

/** Those of the given migrations that this release knows nothing of. */
export function listUnknownMigrations(names: string[]) {
  return names.filter((name) => !(name in released))
}

export function pickReleased(names: string[]) {
  return Object.fromEntries(Object.entries(released).filter(([name]) => names.includes(name)))
}

/**
 * The tables after these migrations, in the order of references. Read from an empty SQLite in memory, because
 * a real database may hold other tables.
 */
export async function listTableShapes(migrations: string[]): Promise<TableShape[]> {
  const database = new DatabaseSync(':memory:')
  const db = new Kysely<Database>({ dialect: sqliteDialect(database) })
  try {
    await migrateToLatest(db, pickReleased(migrations))
    return inOrderOfReference(database).map((name) => ({ name, columns: listColumns(database, name) }))
  } finally {
    await db.destroy()
  }
}

function inOrderOfReference(database: DatabaseSync) {
  const tables = database
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'kysely%' order by rowid`)
    .all()
  const ordered = new Set<string>()
  const place = (name: string) => {
    if (ordered.has(name)) return
    for (const goal of listReferences(database, name)) if (goal !== name) place(goal)
    ordered.add(name)
  }
  for (const { name } of tables) place(String(name))
  return [...ordered]
}

function listReferences(database: DatabaseSync, table: string) {
  return database
    .prepare('select "table" as goal from pragma_foreign_key_list(?)')
    .all(table)
    .map(({ goal }) => String(goal))
}

function listColumns(database: DatabaseSync, table: string): ColumnShape[] {
  return database
    .prepare('select name, type from pragma_table_info(?) order by cid')
    .all(table)
    .map(({ name, type }) => ({ name: String(name), isText: String(type).toLowerCase() === 'text' }))
}
