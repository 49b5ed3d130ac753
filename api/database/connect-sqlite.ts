import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { CamelCasePlugin, Kysely } from 'kysely'
import type { DatabaseConnection, Patience } from './connection.ts'
import type { Database } from './schema.ts'
import { NodeSqliteDialect, openSqlite } from './sqlite-dialect.ts'

export function connectSqlite(file: string, patience: Patience = {}): DatabaseConnection {
  mkdirSync(dirname(file), { recursive: true })
  const database = openSqlite(file, patience)
  const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(database), plugins: [new CamelCasePlugin()] })
  return { db, engine: 'sqlite', ping: createSqlitePing(database, file), close: () => db.destroy() }
}

const PULSE_MS = 1_000

/** Writes, because a read-only database stores nothing, and checks that the file is still the one opened. */
function createSqlitePing(database: DatabaseSync, file: string) {
  const { ino } = statSync(file)
  let lastPulse = 0
  return async () => {
    const now = Date.now()
    if (now - lastPulse < PULSE_MS) return
    if (statSync(file).ino !== ino) throw new Error('The database file was replaced.')
    database
      .prepare(
        `insert into setting (key, value) values ('pulse', ?) on conflict (key) do update set value = excluded.value`,
      )
      .run(String(now))
    lastPulse = now
  }
}
