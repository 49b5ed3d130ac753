import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectDatabase, type DatabaseAddress } from '../database/connect.ts'
import { migrateToLatest } from '../database/migrate.ts'

/** The server that `npm test` started for this run; absent when the run is on SQLite. */
const server = process.env.TEST_POSTGRES_URL

export const testEngine = server ? 'postgres' : 'sqlite'

/** A migrated database of its own on the engine of this run, and the way to be rid of it. */
export async function createTestDatabase() {
  template ??= createTemplate()
  return copyOf(await template)
}

/** Migrating takes far longer than copying what was migrated: once per test process is enough. It ends with the run. */
let template: ReturnType<typeof createTemplate> | undefined

async function createTemplate() {
  const database = await createEmptyDatabase()
  await migrateToLatest(database.db)
  // Nobody may be connected to a database that is copied, and SQLite then keeps it in one file.
  await database.close()
  process.on('exit', () => rmSync(database.folder, { recursive: true, force: true }))
  return database
}

export function createEmptyDatabase() {
  return copyOf(undefined)
}

interface Original {
  address: DatabaseAddress
}

async function copyOf(original: Original | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-test-'))
  const address: DatabaseAddress = {
    url: server ? await createDatabase(server, original?.address.url) : undefined,
    sqliteFile: join(folder, 'nokshi.db'),
  }
  if (!server && original) copyFileSync(original.address.sqliteFile, address.sqliteFile)
  const connection = connectDatabase(address)
  return {
    ...connection,
    address,
    folder,
    async drop() {
      await connection.close()
      if (server && address.url)
        await onServer(server, `drop database if exists "${nameOf(address.url)}" with (force)`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function createDatabase(url: string, original: string | undefined) {
  const name = `test_${randomBytes(8).toString('hex')}`
  const from = original ? ` template "${nameOf(original)}" strategy file_copy` : ''
  await onServer(url, `create database "${name}"${from}`)
  const copy = new URL(url)
  copy.pathname = name
  return copy.href
}

function nameOf(url: string) {
  return new URL(url).pathname.slice(1)
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
