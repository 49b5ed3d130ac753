import { closeSync, fsyncSync, openSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import type { CommitAside } from './connection.ts'
import type { Database } from './schema.ts'

/**
 * Work that SQLite commits without waiting for the disk; we wait for it ourselves, aside. node:sqlite would stop
 * the whole process for that millisecond or two, with everybody who wants nothing but a page.
 */
export function createAside(database: DatabaseSync, db: Kysely<Database>, file: string) {
  let log: Promise<FileHandle> | undefined

  const commitAside: CommitAside = async (work) => {
    const result = await db.connection().execute(async (connection) => {
      // Not by Kysely: this takes effect when it is compiled, and Kysely's statements are compiled once.
      database.exec('pragma synchronous = normal')
      try {
        return await work(connection)
      } finally {
        database.exec('pragma synchronous = full')
      }
    })
    log ??= openLog(file).catch(tryAgainNextTime)
    await (await log).datasync()
    return result
  }

  function tryAgainNextTime(error: unknown): never {
    log = undefined
    throw error
  }

  return {
    commitAside,
    close: async () => (await log)?.close(),
  }
}

/** SQLite appends every commit to this file, and moves it to the database itself only after the disk has it. */
async function openLog(file: string) {
  // So that the file has its name after a power cut, which SQLite sees to only with its own first wait.
  const folder = openSync(dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
  return open(`${file}-wal`, 'r+')
}
