import { sql } from 'kysely'
import type { Deps } from '../platform/deps.ts'

/** Every row of every table as one text: a table that is made tomorrow is in it too. */
export async function readDatabase({ db }: Deps) {
  const all: unknown[] = []
  for (const { name } of await db.introspection.getTables())
    all.push((await sql`select * from ${sql.table(name)}`.execute(db)).rows)
  return JSON.stringify(all)
}
