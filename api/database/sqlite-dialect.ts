import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'

/** Kysely on Node's own SQLite. */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  createAdapter() {
    return new TransactionalSqliteAdapter()
  }

  createDriver() {
    return new ImmediateSqliteDriver({ database: withStatementCache(this.#database) })
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db)
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler()
  }
}

export function openSqlite(file: string) {
  const database = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true })
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma temp_store = memory;
    pragma cache_size = -32000;
    pragma wal_autocheckpoint = 8000;
  `)
  return database
}

/** SQLite can undo a schema change like any other; so a migration killed half-way leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Takes the write lock when a transaction begins: one that reads first and writes later could otherwise fail half-way. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** Enough for every statement of the product; lists of varying length make the occasional newcomer. */
const STATEMENTS_KEPT = 500

function withStatementCache(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known

      const oldest = statements.size < STATEMENTS_KEPT ? undefined : statements.keys().next().value
      if (oldest !== undefined) statements.delete(oldest)
      const statement = adaptStatement(database.prepare(sql))
      statements.set(sql, statement)
      return statement
    },
    close: () => database.close(),
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  // Kysely types its parameters as unknown; node:sqlite itself refuses what it cannot bind.
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  }
}
