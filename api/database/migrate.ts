import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Kysely } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './schema.ts'

const folder = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
})

/** In the order of their names, which never change once released. */
export const released = Object.fromEntries(
  Object.entries(await folder.getMigrations()).sort(([one], [other]) => (one < other ? -1 : 1)),
)

/**
 * Brings the database to the newest schema: in one transaction, so that a kill half-way leaves it as it
 * was, and behind a lock, so that two processes starting at once migrate it once.
 */
export async function migrateToLatest(db: Kysely<Database>, migrations = released) {
  const migrator = new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
