import { closeSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { connectDatabase } from './connect.ts'
import { migrateToLatest } from './migrate.ts'
import { listTableShapes, pickReleased, quoteColumns, type TableShape } from './snapshot.ts'

export interface Loader {
  /** Each line is a JSON array with the values of the columns. */
  insertLines(table: TableShape, lines: string[]): Promise<void>
  count(table: TableShape): Promise<number>
  run(statement: string): Promise<void>
  /** Checks all references and commits. */
  finish(): Promise<void>
  cancel(): Promise<void>
}

/** Makes a new database file. Until it is finished nothing in it has to be durable. */
export async function loadIntoSqlite(file: string, migrations: string[]): Promise<Loader> {
  const connection = connectDatabase({ url: undefined, sqliteFile: file })
  try {
    await migrateToLatest(connection.db, pickReleased(migrations))
  } finally {
    await connection.close()
  }
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  database.exec('pragma journal_mode = memory; pragma synchronous = off; begin;')
  // Migrations bring rows of their own, which the loaded ones replace.
  for (const { name } of await listTableShapes(migrations)) database.exec(`delete from "${name}"`)

  return {
    async insertLines(table, lines) {
      const places = table.columns.map(() => '?').join(', ')
      const statement = database.prepare(`insert into "${table.name}" (${quoteColumns(table)}) values (${places})`)
      for (const line of lines) statement.run(...JSON.parse(line))
    },
    async count({ name }) {
      return Number(database.prepare(`select count(*) as rows from "${name}"`).get()?.rows)
    },
    async run(statement) {
      database.exec(statement)
    },
    async finish() {
      database.exec('commit')
      const [stray] = database.prepare('select "table" as name from pragma_foreign_key_check').all()
      if (stray) throw new Error(`A row of ${stray.name} refers to one that is not there.`)
      database.exec('pragma journal_mode = delete')
      database.close()
      syncFile(file)
    },
    async cancel() {
      if (database.isOpen) database.close()
    },
  }
}

function syncFile(file: string) {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
