import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { testEngine } from './test-database.ts'

/** Whether a query waits for a row lock. SQLite has one connection, where all others wait. */
export async function isSomebodyWaiting(db: Db) {
  if (testEngine === 'sqlite') return true
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}
