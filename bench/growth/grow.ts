import { spawnSync } from 'node:child_process'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Engine, Installation } from '../product/installation.ts'

export type Statement = RawBuilder<unknown>

/** Fast settings without durability; rows may precede those they reference. */
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

/** What the engine would have done itself meanwhile, and back to durability. */
const after: Record<Engine, string[]> = {
  SQLite: ['pragma quick_check'],
  PostgreSQL: ['vacuum analyze', 'alter system reset all', 'select pg_reload_conf()', 'checkpoint'],
}

/** Writes directly into the database, because ten million visits through the API take hours. */
export async function grow({ address, engine }: Installation, statements: Statement[]) {
  const { db, close } = connectDatabase(address, { isPatient: true })
  for (const text of before[engine]) await sql.raw(text).execute(db)
  for (const statement of statements) await statement.execute(db)
  for (const text of after[engine]) await sql.raw(text).execute(db)
  await close()
  // Pending writes would slow down what is measured next.
  spawnSync('sync')
}
