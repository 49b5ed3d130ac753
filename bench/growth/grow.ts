import { spawnSync } from 'node:child_process'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Engine, Installation } from '../product/installation.ts'

export type Statement = RawBuilder<unknown>

interface Habits {
  /** How many statements it can work on at once. */
  lanes: number
  /** What makes it fast and careless. Rows may then come before those they refer to. */
  before: string[]
  /** What it would have done by itself while the history was made, and back to carefulness. */
  after: string[]
}

const habits: Record<Engine, Habits> = {
  SQLite: {
    lanes: 1,
    before: [
      'pragma foreign_keys = off',
      'pragma journal_mode = off',
      'pragma synchronous = off',
      'pragma cache_size = -256000',
    ],
    after: [],
  },
  PostgreSQL: {
    lanes: 2,
    before: [
      'set session_replication_role = replica',
      `set maintenance_work_mem = '512MB'`,
      'alter system set fsync = off',
      'alter system set full_page_writes = off',
      'select pg_reload_conf()',
    ],
    after: ['vacuum analyze', 'alter system reset all', 'select pg_reload_conf()', 'checkpoint'],
  },
}

/**
 * Writes history straight into the database: by the front door ten million visits would take hours. Statements of one
 * step do not depend on each other. Nobody else may use the place meanwhile.
 */
export async function grow(place: Installation, steps: Statement[][]) {
  const { lanes, before, after } = habits[place.engine]
  for (const step of steps) {
    const waiting = [...step]
    await Promise.all(Array.from({ length: lanes }, () => work(place, before, waiting)))
  }
  await work(
    place,
    before,
    after.map((text) => sql.raw(text)),
  )
  if (place.engine === 'SQLite') await requireSound(place)
  // What is still on its way to the disk would be in the way of what is measured next.
  spawnSync('sync')
}

/** Takes statements from the list until none is left. */
async function work({ address }: Installation, before: string[], waiting: Statement[]) {
  const { db, close } = connectDatabase(address, { isPatient: true })
  for (const text of before) await sql.raw(text).execute(db)
  for (let next = waiting.shift(); next; next = waiting.shift()) await next.execute(db)
  await close()
}

/** A file that was written without a journal is looked over once. PostgreSQL proves its own when it makes the keys. */
async function requireSound({ address }: Installation) {
  const { db, close } = connectDatabase(address)
  const { rows } = await sql<{ quickCheck: string }>`pragma quick_check`.execute(db)
  await close()
  if (rows[0]?.quickCheck !== 'ok') throw new Error(`The history is broken: ${rows[0]?.quickCheck}.`)
}
