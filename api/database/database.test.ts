import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text as readText } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase, createTestDatabase, testEngine } from '../testing/test-database.ts'
import { connectDatabase, type DatabaseAddress } from './connect.ts'
import { migrateToLatest, released } from './migrate.ts'

/** Every migration there is, in its order. */
const all = Object.keys(released)

const migrateProcess = fileURLToPath(new URL('../testing/migrate-process.ts', import.meta.url))

function startMigrating(mode: 'to the end' | 'half-way', { sqliteFile, url }: DatabaseAddress) {
  return spawn(process.execPath, [migrateProcess, mode, sqliteFile, url ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function tableNames(connection: ReturnType<typeof connectDatabase>) {
  return (await connection.db.introspection.getTables()).map((table) => table.name)
}

function pick(names: string[]) {
  return Object.fromEntries(Object.entries(released).filter(([name]) => names.includes(name)))
}

async function emptyDatabase() {
  const database = await createEmptyDatabase()
  onTestFinished(() => database.drop())
  return database
}

describe('migrating', () => {
  test('twice changes nothing the second time', async () => {
    const database = await emptyDatabase()

    expect(await migrateToLatest(database.db)).toEqual(all)
    expect(await migrateToLatest(database.db)).toEqual([])
  })

  test('by three processes at once happens once', async () => {
    const database = await emptyDatabase()
    const processes = [1, 2, 3].map(() => startMigrating('to the end', database.address))

    const done = await Promise.all(processes.map((child) => readText(child.stdout)))

    expect(done.flatMap((printed) => JSON.parse(printed))).toEqual(all)
  })

  test('brings along a database of the first release, with what is in it', async () => {
    const database = await emptyDatabase()
    const [first = '', ...later] = all
    await migrateToLatest(database.db, pick([first]))
    const limit = { key: 'k', hits: 1, resetsAt: 1 }
    await database.db.insertInto('rate').values(limit).execute()

    expect(await migrateToLatest(database.db)).toEqual(later)
    expect(await database.db.selectFrom('rate').selectAll().execute()).toEqual([limit])
  })

  test('that fails half-way leaves nothing behind', async () => {
    const database = await emptyDatabase()
    const broken = {
      '0001-broken': {
        async up(tx: typeof database.db) {
          await tx.schema.createTable('half').addColumn('id', 'text').execute()
          throw new Error('power cut')
        },
      },
    }

    await expect(migrateToLatest(database.db, broken)).rejects.toThrow('power cut')

    expect(await tableNames(database)).not.toContain('half')
    expect(await migrateToLatest(database.db)).toEqual(all)
  })

  test('that is killed half-way leaves nothing behind, and no lock', async () => {
    const database = await emptyDatabase()
    const child = startMigrating('half-way', database.address)
    await once(child.stdout, 'data')

    child.kill('SIGKILL')
    await once(child, 'exit')

    expect(await migrateToLatest(database.db)).toEqual(all)
    expect(await tableNames(database)).not.toContain('half')
  })
})

test('a commit is on the disk before it is acknowledged', async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  const read = async (name: string) => {
    const { rows } = await sql<
      Record<string, unknown>
    >`${sql.raw(testEngine === 'sqlite' ? `pragma ${name}` : `show ${name}`)}`.execute(db)
    return Object.values(rows[0] ?? {})[0]
  }

  if (testEngine === 'sqlite') {
    expect([
      await read('journal_mode'),
      await read('synchronous'),
      await read('foreign_keys'),
      await read('busy_timeout'),
    ]).toEqual(['wal', 2, 1, 1000])
  } else {
    expect(await read('synchronous_commit')).toBe('on')
  }
})

test('times and counts come back as the numbers they went in as', async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  const row = { key: 'k', hits: 2_000_000_000, resetsAt: Date.parse('2126-01-01') }

  await db.insertInto('rate').values(row).execute()

  expect(await db.selectFrom('rate').selectAll().execute()).toEqual([row])
})

if (testEngine === 'postgres') {
  test('a connection that breaks at work fails its query, and nothing else', async () => {
    const { db, address, drop } = await createTestDatabase()
    onTestFinished(drop)
    const operator = connectDatabase(address)
    onTestFinished(() => operator.close())
    const slow = sql`select pg_sleep(60)`.execute(db).catch((error: Error) => error)
    const terminate = sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where query like '%pg_sleep(60)%' and datname = current_database() and pid <> pg_backend_pid()`

    await expect.poll(async () => (await terminate.execute(operator.db)).rows.length).toBeGreaterThan(0)

    expect(await slow).toBeInstanceOf(Error)
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })
}
