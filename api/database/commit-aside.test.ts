// @engines sqlite postgres
import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectSqlite } from './connect-sqlite.ts'
import { migrateToLatest } from './migrate.ts'

const FULL = 2

async function openDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-test-'))
  const database = connectSqlite(join(folder, 'nokshi.db'))
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  await migrateToLatest(database.db)
  return database
}

type Database = Awaited<ReturnType<typeof openDatabase>>

function writeAside({ commitAside }: Database) {
  return commitAside((tx) => tx.insertInto('setting').values({ key: 'kept', value: 'yes' }).execute())
}

async function synchronousOf({ db }: Database) {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db)
  return rows[0]?.synchronous
}

/** What every file handle waits for the disk with; Node does not export their class. */
async function spyOnDisk() {
  const handle = await open(import.meta.filename)
  const spy = vi.spyOn(Object.getPrototypeOf(handle), 'datasync')
  await handle.close()
  onTestFinished(() => spy.mockRestore())
  return spy
}

test('a commit aside is done when the disk has it, and not before', async () => {
  const database = await openDatabase()
  const disk = Promise.withResolvers<void>()
  const waitForDisk = (await spyOnDisk()).mockReturnValue(disk.promise)
  const onDone = vi.fn()

  const done = writeAside(database).then(onDone)
  await expect.poll(() => waitForDisk.mock.calls.length).toBe(1)

  expect(await database.db.selectFrom('setting').select('value').where('key', '=', 'kept').execute()).toEqual(
    [{ value: 'yes' }],
  )
  expect(onDone).not.toHaveBeenCalled()
  disk.resolve()
  await done
})

test('a disk that fails is heard of', async () => {
  const database = await openDatabase()
  ;(await spyOnDisk()).mockRejectedValue(new Error('EIO: i/o error, fdatasync'))

  await expect(writeAside(database)).rejects.toThrow('EIO')
})

test('all other commits wait for the disk in SQLite itself, whatever happened aside', async () => {
  const database = await openDatabase()
  expect(await synchronousOf(database)).toBe(FULL)

  await writeAside(database)
  expect(await synchronousOf(database)).toBe(FULL)

  await expect(writeAside(database)).rejects.toThrow('UNIQUE')
  expect(await synchronousOf(database)).toBe(FULL)
})
