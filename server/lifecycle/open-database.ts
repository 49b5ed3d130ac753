import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { connectDatabase, type DatabaseConnection } from '@nokshi/api/database/connect.ts'
import { migrateToLatest } from '@nokshi/api/database/migrate.ts'
import { findMigrations, listUnknownMigrations } from '@nokshi/api/database/snapshot.ts'
import type { Config } from '@nokshi/api/platform/config.ts'
import type { Log } from '@nokshi/api/platform/log.ts'
import { sql } from 'kysely'
import { isHalfRestored, lockDataDir } from './data-dir-lock.ts'
import { repairFileModes } from './file-permissions.ts'
import { errorCode, OperatorError } from './operator-error.ts'

/** The database, migrated, and held by this process alone when it is SQLite. */
export async function openDatabase(config: Config, log: Log): Promise<DatabaseConnection> {
  requireWritableDataDir(config)
  repairFileModes(config, log)
  const database =
    config.databaseUrl === undefined ? openSqlite(config) : await openPostgres(config.databaseUrl, config)
  try {
    const applied = await migrate(database, config)
    if (applied.length > 0) log.info('database migrated', { applied })
  } catch (error) {
    await database.close()
    throw databaseError(config, error)
  }
  return database
}

/** PostgreSQL is migrated over a connection of its own, which may wait as long as it takes. */
async function migrate(database: DatabaseConnection, { databaseUrl, sqliteFile }: Config) {
  if (databaseUrl === undefined) await requireIntactFile(database, sqliteFile)
  await requireKnownSchema(database)
  if (databaseUrl === undefined) return migrateToLatest(database.db)
  const patient = connectDatabase({ url: databaseUrl, sqliteFile }, { isPatient: true })
  try {
    return await migrateToLatest(patient.db)
  } finally {
    await patient.close()
  }
}

async function requireKnownSchema({ db }: DatabaseConnection) {
  const [unknown] = listUnknownMigrations((await findMigrations(db)) ?? [])
  if (unknown === undefined) return
  throw new OperatorError(
    `The database is newer than this program (${unknown}). Start the version that it belongs to, or restore a backup from before it.`,
  )
}

function requireWritableDataDir({ dataDir }: Config) {
  try {
    // For its own user alone: people's data and the secret lie in it.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new OperatorError(
      `The folder ${dataDir} cannot be written to (${errorCode(error)}). Mend its rights, or set DATA_DIR to another one.`,
      { cause: error },
    )
  }
}

function openSqlite(config: Config): DatabaseConnection {
  const lock = lockDataDir(config.dataDir)
  if (isHalfRestored(config)) {
    lock.release()
    throw new OperatorError(
      `A restore into ${config.dataDir} was cut off. Run it again; add --replace if it finds the folder not empty.`,
    )
  }
  try {
    const database = connectDatabase({ url: undefined, sqliteFile: config.sqliteFile })
    const close = async () => {
      await database.close()
      lock.release()
    }
    return { ...database, close }
  } catch (error) {
    lock.release()
    throw databaseError(config, error)
  }
}

function databaseError({ sqliteFile, databaseUrl }: Config, error: unknown) {
  if (error instanceof OperatorError) return error
  const reason = error instanceof Error ? error.message : String(error)
  const sentence =
    databaseUrl === undefined
      ? `The database ${sqliteFile} cannot be used (${reason}). Bring a backup back (npm run restore), or move the file away to start empty.`
      : `The PostgreSQL database cannot be used (${reason}).`
  return new OperatorError(sentence, { cause: error })
}

/** One that starts later than we do is met at the next start, which the supervisors of deploy/ see to. */
async function openPostgres(url: string, { sqliteFile }: Config): Promise<DatabaseConnection> {
  const database = connectDatabase({ url, sqliteFile })
  try {
    await database.ping()
    return database
  } catch (error) {
    await database.close()
    const code = errorCode(error) ?? 'no answer'
    throw new OperatorError(`PostgreSQL at ${withoutPassword(url)} does not let us in (${code}). Check DATABASE_URL.`, {
      cause: error,
    })
  }
}

function withoutPassword(url: string) {
  const address = URL.parse(url)
  return address ? `${address.host}${address.pathname}` : 'the given address'
}

/** Checking so much takes about a third of a second; a larger file would delay every start. */
const BYTES_MAX = 64 * 1024 * 1024

/** Throws when pages of a SQLite file are damaged: found later, more would be lost. */
async function requireIntactFile({ db }: DatabaseConnection, sqliteFile: string) {
  if (statSync(sqliteFile).size > BYTES_MAX) return
  const { rows } = await sql<{ quickCheck: string }>`pragma quick_check(1)`.execute(db)
  const [first] = rows.map((row) => row.quickCheck)
  if (first !== 'ok') throw new Error(`it is damaged: ${first?.trim().split('\n').at(-1)}`)
}
