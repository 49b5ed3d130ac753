import { spawnSync } from 'node:child_process'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Engine, Installation } from '../product/installation.ts'

export type Statement = RawBuilder<unknown>

/** What makes an engine fast and careless; rows may then come before those they refer to. */
const before: Record<Engine, string[]> = {
  SQLite: [
    'pragma foreign_keys = off',
    'pragma journal_mode = off',
    'pragma synchronous = off',
    'pragma cache_size = -256000',
  ],
  PostgreSQL: [
    'set session_replication_role = replica',
    'alter system set fsync = off',
    'alter system set full_page_writes = off',
    'select pg_reload_conf()',
  ],
}

/** What it would have done by itself while the history was made, and back to carefulness. */
const after: Record<Engine, string[]> = {
  SQLite: ['pragma quick_check'],
  PostgreSQL: ['vacuum analyze', 'alter system reset all', 'select pg_reload_conf()', 'checkpoint'],
}

/**
 * Writes history straight into the database: by the front door ten million visits would take hours. Nobody else may use the
 * place meanwhile.
 */
export async function grow({ address, engine }: Installation, statements: Statement[]) {
  const { db, close } = connectDatabase(address, { isPatient: true })
  for (const text of before[engine]) await sql.raw(text).execute(db)
  for (const statement of statements) await statement.execute(db)
  for (const text of after[engine]) await sql.raw(text).execute(db)
  await close()
  // What is still on its way to the disk would be in the way of what is measured next.
  spawnSync('sync')
}
