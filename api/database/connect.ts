import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { connectSqlite } from './connect-sqlite.ts'
import type { DatabaseConnection, Patience } from './connection.ts'
import type { Database } from './schema.ts'

export type Db = Kysely<Database> | Transaction<Database>

export interface DatabaseAddress {
  /** `postgres://…`, or undefined for SQLite. */
  url: string | undefined
  sqliteFile: string
}

export function connectDatabase({ url, sqliteFile }: DatabaseAddress, patience: Patience = {}): DatabaseConnection {
  return url === undefined ? connectSqlite(sqliteFile, patience) : connectPostgres(url, patience)
}

/** Counts and times are int8; every one of them is far below 2^53. */
const INT8 = 20

/** The name of our connections, by which a restore sees whether the product runs. */
export const POSTGRES_NAME = 'nokshi'

/** A frozen server must not block requests forever. */
const impatient = { query_timeout: 15_000, statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 }

/**
 * A connection that broke, or whose answer is overdue, is in an unknown state, perhaps inside a transaction
 * that was begun after all: whatever ran on it next could be undone. So it is thrown away.
 */
function withoutDoubtfulClients(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect()
      let isDoubtful = false
      const query = async (text: string, parameters: readonly unknown[]) => {
        try {
          return await client.query(text, [...parameters])
        } catch (error) {
          // An error that PostgreSQL itself reports leaves the connection in order; anything else may not.
          if (!(error instanceof pg.DatabaseError && error.severity === 'ERROR')) isDoubtful = true
          throw error
        }
      }
      // Kysely's second way to query, by cursor, is not used here; its type asks for both in one function.
      return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(isDoubtful) }
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

function connectPostgres(url: string, { isPatient }: Patience): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: POSTGRES_NAME,
    max: isPatient ? 1 : 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(!isPatient && impatient),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        // The overloads of pg know each format alone; what comes in is one of the two.
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
      // Typed for an enum of all known oids, although any number may come.
    } as pg.CustomTypesConfig,
  })
  // A connection that breaks, idle or at work, is replaced by the pool; without a listener it would end the
  // process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: withoutDoubtfulClients(pool) }),
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
