import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { createPauses } from './pauses.ts'

export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** The wait for another program that holds the file blocks the whole process, so it is short. */
const WAIT_MS = 1_000
const PATIENT_WAIT_MS = 5_000

export function openSqlite(file: string, { isPatient = false } = {}) {
  const timeout = isPatient ? PATIENT_WAIT_MS : WAIT_MS
  const database = new DatabaseSync(file, { timeout, enableForeignKeyConstraints: true })
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma temp_store = memory;
    pragma cache_size = -32000;
    pragma wal_autocheckpoint = 8000;
  `)
  return database
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite can undo a schema change like any other; so a migration killed half-way leaves nothing behind. */
  override get supportsTransactionalDdl() {
    return true
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  readonly #pause = createPauses()

  constructor(database: DatabaseSync) {
    super({ database: withStatementCache(database) })
    this.#database = database
  }

  /** Statements are synchronous: without a pause a long transaction would block all other requests. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    const pause = this.#pause
    return {
      async executeQuery(query) {
        await pause()
        return connection.executeQuery(query)
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    }
  }

  /** Takes the write lock at once: a transaction that reads first and writes later could fail half-way. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** On a full disk SQLite has already done it, and would complain; that complaint would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/**
 * Enough for every statement of the product. Preparing one takes seven times as long as running it (51 and 7
 * µs).
 */
const STATEMENTS_MAX = 500

function withStatementCache(database: DatabaseSync): SqliteDatabase {
  const attempt = createPatience(database)
  const statements = new LRUCache<string, SqliteStatement>({
    max: STATEMENTS_MAX,
    memoMethod: (sql) => adaptStatement(database.prepare(sql), attempt),
  })
  return { prepare: (sql) => statements.memo(sql), close: () => database.close() }
}

function adaptStatement(statement: StatementSync, attempt: Attempt): SqliteStatement {
  // Kysely types its parameters as unknown; node:sqlite itself refuses what it cannot bind.
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  const toRow = createRowMaker(statement)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => attempt(() => statement.all(...bind(parameters)).map(toRow)),
    run: (parameters) => attempt(() => statement.run(...bind(parameters))),
    *iterate(parameters) {
      for (const values of statement.iterate(...bind(parameters))) yield toRow(values)
    },
  }
}

/**
 * Takes rows as lists and makes the objects here: each of those that node:sqlite makes has a shape of its
 * own, which stays in memory until all of it is searched, and reading from them is slow.
 */
function createRowMaker(statement: StatementSync) {
  const namesOf = () => statement.columns().map(({ name }) => name)
  let names = namesOf()
  statement.setReturnArrays(true)

  return (row: unknown) => {
    // What the line above asked for; its type does not say so.
    const values = row as unknown[]
    // A migration may have given the table another column since.
    if (values.length !== names.length) names = namesOf()
    const made: Record<string, unknown> = {}
    for (let index = 0; index < names.length; index++) made[names[index] ?? ''] = values[index]
    return made
  }
}

type Attempt = <Result>(work: () => Result) => Result

const SQLITE_BUSY = 5
/** For so long nobody else waits, once somebody has waited in vain. */
const IMPATIENT_MS = 2_000

/**
 * While another program holds the file, only the first statement waits for it: if all waited in turn, pages
 * without database access would be blocked too.
 */
function createPatience(database: DatabaseSync): Attempt {
  let isShort = false

  function beImpatient() {
    isShort = true
    database.exec('pragma busy_timeout = 0')
    setTimeout(() => {
      isShort = false
      if (database.isOpen) database.exec(`pragma busy_timeout = ${WAIT_MS}`)
    }, IMPATIENT_MS).unref()
  }

  return (work) => {
    try {
      return work()
    } catch (error) {
      const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
      if (isBusy && !isShort) beImpatient()
      throw error
    }
  }
}
