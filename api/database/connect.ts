import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'
import { NodeSqliteDialect, openSqlite } from './sqlite-dialect.ts'

export type Db = Kysely<Database> | Transaction<Database>

export interface DatabaseConnection {
  db: Kysely<Database>
  engine: 'sqlite' | 'postgres'
  /** Refuses, within two seconds, when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseAddress {
  /** `postgres://…`, or undefined for SQLite. */
  url: string | undefined
  sqliteFile: string
}

export function connectDatabase({ url, sqliteFile }: DatabaseAddress): DatabaseConnection {
  return url === undefined ? connectSqlite(sqliteFile) : connectPostgres(url)
}

function connectSqlite(file: string): DatabaseConnection {
  mkdirSync(dirname(file), { recursive: true })
  const database = openSqlite(file)
  const db = new Kysely<Database>({
    dialect: new NodeSqliteDialect(database),
    plugins: [new CamelCasePlugin()],
  })
  return {
    db,
    engine: 'sqlite',
    ping: async () => void database.prepare('select 1').get(),
    close: () => db.destroy(),
  }
}

/** Counts and times are int8; every one of them is far below 2^53. */
const INT8 = 20

function connectPostgres(url: string): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A frozen server must not hold requests for ever.
    query_timeout: 15_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
  return {
    db,
    engine: 'postgres',
    ping: async () => void (await pool.query({ text: 'select 1', query_timeout: 2_000 } as pg.QueryConfig)),
    close: () => db.destroy(),
  }
}
