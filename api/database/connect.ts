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
  /** Rejects when the database does not answer within a few seconds. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseAddress {
  /** `postgres://…`, or undefined for SQLite. */
  url: string | undefined
  sqliteFile: string
}

interface Patience {
  /** For work that may take long and has nobody waiting: migrating a large table, or waiting while another does. */
  isPatient?: boolean
}

export function connectDatabase(
  { url, sqliteFile }: DatabaseAddress,
  patience: Patience = {},
): DatabaseConnection {
  return url === undefined ? connectSqlite(sqliteFile) : connectPostgres(url, patience)
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

/** A frozen server must not hold requests for ever. */
const impatient = {
  query_timeout: 15_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
}

function connectPostgres(url: string, { isPatient }: Patience): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: isPatient ? 1 : 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...(!isPatient && impatient),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        // The overloads of pg know each format alone; what comes in is one of the two.
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
      // Typed for an enum of all known oids, although any number may come.
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
    // `query_timeout` works for each query, but is only typed for the whole pool.
    ping: async () => void (await pool.query({ text: 'select 1', query_timeout: 2_000 } as pg.QueryConfig)),
    close: () => db.destroy(),
  }
}
