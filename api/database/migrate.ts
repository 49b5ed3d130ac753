import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as foundation from './migrations/0001-foundation.ts'
import type { Database } from './schema.ts'

/** In the order of their names, which never change once released. */
const released: Record<string, Migration> = {
  '0001-foundation': foundation,
}

/**
 * Brings the database to the newest schema: in one transaction, so that a kill half-way leaves it as it was, and
 * behind a lock, so that two processes starting at once migrate it once.
 */
export async function migrateToLatest(db: Kysely<Database>, migrations = released) {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
