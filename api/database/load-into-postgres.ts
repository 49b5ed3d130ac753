import { type ControlledTransaction, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { connectDatabase, POSTGRES_NAME } from './connect.ts'
import type { Loader } from './loader.ts'
import { released } from './migrate.ts'
import type { Database } from './schema.ts'
import { listTableShapes, pickReleased, quoteColumns, type TableShape } from './snapshot.ts'

type Tx = ControlledTransaction<Database>

/** The database has tables that must not be replaced. */
export class DatabaseTaken extends Error {}

export class DatabaseInUse extends Error {}

interface Input {
  url: string
  migrations: string[]
  /** The schema for existing tables; without one there must be none. */
  replacedSchema: string | undefined
}

interface PostgresLoader extends Loader {
  hasReplaced: boolean
}

/** Does everything in one transaction: whatever goes wrong, even a kill, leaves the database as it was. */
export async function loadIntoPostgres({ url, migrations, replacedSchema }: Input): Promise<PostgresLoader> {
  const connection = connectDatabase({ url, sqliteFile: '' }, { isPatient: true })
  const tx = await connection.db
    .withoutPlugins()
    .startTransaction()
    .execute()
    .catch(async (error: unknown) => {
      await connection.close()
      throw error
    })
  const cancel = async () => {
    // The server rolls back when the connection is gone.
    if (!tx.isCommitted)
      await tx
        .rollback()
        .execute()
        .catch(() => {})
    await connection.close()
  }
  let hasReplaced: boolean
  try {
    // The server may be told to cut off whoever is idle or slow.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await requireUnused(tx)
    hasReplaced = await moveTables(tx, replacedSchema)
    await createTables(tx, migrations)
  } catch (error) {
    await cancel()
    throw error
  }
  return {
    hasReplaced,
    insertLines: (table, lines) => insertLines(tx, table, lines),
    async count({ name }) {
      const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(tx)
      return Number(rows[0]?.rows)
    },
    async run(statement) {
      await sql.raw(statement).execute(tx)
    },
    async finish() {
      for (const table of await listTableShapes(migrations)) {
        await setNumbering(tx, table)
        // Without statistics the first queries on a large table would be planned badly.
        await sql`analyze ${sql.table(table.name)}`.execute(tx)
      }
      await tx.commit().execute()
      await connection.close()
    },
    cancel,
  }
}

async function requireUnused(tx: Tx) {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = ${POSTGRES_NAME} and pid <> pg_backend_pid()
  `.execute(tx)
  if (rows.length > 0) throw new DatabaseInUse()
}

/** Tables of other programs stay where they are. */
async function moveTables(tx: Tx, replacedSchema: string | undefined) {
  const shapes = await listTableShapes(Object.keys(released))
  const ours = [...shapes.map(({ name }) => name), 'kysely_migration', 'kysely_migration_lock']
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename = any(${ours})
  `.execute(tx)
  if (rows.length === 0) return false
  if (replacedSchema === undefined) throw new DatabaseTaken()
  await sql`create schema ${sql.id(replacedSchema)}`.execute(tx)
  for (const { name } of rows)
    await sql`alter table ${sql.table(name)} set schema ${sql.id(replacedSchema)}`.execute(tx)
  return true
}

async function createTables(tx: Tx, migrations: string[]) {
  // Fails clearly without the right to create tables, which the migrator would hide.
  await sql`create table restore_probe (); drop table restore_probe`.execute(tx)
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(tx)
  const migrator = new Migrator({
    db: tx,
    provider: { getMigrations: async () => pickReleased(migrations) },
    // Named, because the moved tables would be found otherwise.
    ...(rows[0] && { migrationTableSchema: rows[0].name }),
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  // Migrations bring rows of their own, which the loaded ones replace.
  for (const { name } of (await listTableShapes(migrations)).toReversed())
    await sql`delete from ${sql.table(name)}`.execute(tx)
}

async function insertLines(tx: Tx, table: TableShape, lines: string[]) {
  if (lines.length === 0) return
  const values = table.columns.map(
    ({ isText }, position) => `cast(value ->> ${position} as ${isText ? 'text' : 'bigint'})`,
  )
  await sql`
    insert into ${sql.table(table.name)} (${sql.raw(quoteColumns(table))})
    select ${sql.raw(values.join(', '))} from json_array_elements(cast(${`[${lines.join(',')}]`} as json))
  `.execute(tx)
}

/** Columns that number their rows by themselves go on after the highest number. */
async function setNumbering(tx: Tx, { name, columns }: TableShape) {
  for (const column of columns.filter(({ isText }) => !isText)) {
    const { rows } = await sql<{ sequence: string | null }>`
      select pg_get_serial_sequence(${`"${name}"`}, ${column.name}) as sequence
    `.execute(tx)
    const sequence = rows[0]?.sequence
    if (!sequence) continue
    await sql`
      select setval(${sequence}, coalesce(max(${sql.ref(column.name)}), 1), count(*) > 0) from ${sql.table(name)}
    `.execute(tx)
  }
}
