import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { migrateToLatest, released } from './migrate.ts'
import type { Database } from './schema.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'

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
  const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(database) })
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
