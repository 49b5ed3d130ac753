import { statSync } from 'node:fs'
import type { DatabaseConnection } from '@nokshi/api/database/connection.ts'
import { sql } from 'kysely'

/** Checking so much takes about a third of a second; a larger file would delay every start. */
const BYTES_MAX = 64 * 1024 * 1024

/** Throws when pages of a SQLite file are damaged: found later, more would be lost. */
export async function requireIntactFile({ db }: DatabaseConnection, sqliteFile: string) {
  if (statSync(sqliteFile).size > BYTES_MAX) return
  const { rows } = await sql<{ quickCheck: string }>`pragma quick_check(1)`.execute(db)
  const [first] = rows.map((row) => row.quickCheck)
  if (first !== 'ok') throw new Error(`it is damaged: ${first?.trim().split('\n').at(-1)}`)
}
