import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
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
  const database = await createEmptyDatabase()
  await migrateToLatest(database.db)
  return database
}

export async function createEmptyDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-test-'))
  const address: DatabaseAddress = {
    url: server ? await createDatabase(server) : undefined,
    sqliteFile: join(folder, 'nokshi.db'),
  }
  const connection = connectDatabase(address)
  return {
    ...connection,
    address,
    folder,
    async drop() {
      await connection.close()
      if (server && address.url)
        await onServer(
          server,
          `drop database if exists "${new URL(address.url).pathname.slice(1)}" with (force)`,
        )
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function createDatabase(url: string) {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(url, `create database "${name}"`)
  const copy = new URL(url)
  copy.pathname = name
  return copy.href
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
