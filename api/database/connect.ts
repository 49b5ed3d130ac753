import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import {
  CamelCasePlugin,
  type Insertable,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type SelectQueryBuilder,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'
import { openSqlite, sqliteDialect } from './sqlite-dialect.ts'

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
  // The pool replaces a connection that breaks; without a listener it would end the process.
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

function connectSqlite(file: string, patience: Patience = {}): DatabaseConnection {
  mkdirSync(dirname(file), { recursive: true })
  const database = openSqlite(file, patience)
  const db = new Kysely<Database>({ dialect: sqliteDialect(database), plugins: [new CamelCasePlugin()] })
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

export interface DatabaseConnection {
  db: Kysely<Database>
  engine: 'sqlite' | 'postgres'
  /** Rejects when the database does not answer within a few seconds. */
  ping(): Promise<void>
  close(): Promise<void>
}

interface Patience {
  /** For long work that nobody waits for: migrating a large table, or waiting while another does. */
  isPatient?: boolean
}

/** False when a row with the same key is there: the unique index decides. */
export async function insertNew<Table extends keyof Database>(db: Db, table: Table, row: Insertable<Database[Table]>) {
  // Kysely cannot tell the columns of a table that is not known yet.
  const inserted = await db
    .insertInto(table as keyof Database)
    .values(row as never)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Whether a statement found, wrote or deleted a row. */
export async function hasRow(statement: { executeTakeFirst(): Promise<unknown> }) {
  return (await statement.executeTakeFirst()) !== undefined
}

/** How many rows a query finds. */
export async function countRows<DB, Tables extends keyof DB, Row>(query: SelectQueryBuilder<DB, Tables, Row>) {
  const counting = query.clearSelect().select((eb) => eb.fn.countAll<number>().as('count'))
  const { count } = await counting.$castTo<{ count: number }>().executeTakeFirstOrThrow()
  return Number(count)
}

const TRIES = 5

/** Deadlock, and a serialisation that failed: PostgreSQL undid one of two that were in each other's way. */
const INNOCENT = new Set<unknown>(['40P01', '40001'])

/** A transaction that is done again when another one got in its way. */
export async function transact<Result>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const isInnocent = error instanceof Error && 'code' in error && INNOCENT.has(error.code)
      if (!isInnocent || attempt === TRIES) throw error
    }
  }
}
