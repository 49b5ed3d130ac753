import { type Kysely, sql } from 'kysely'

const KEY_MAX = 200

/**
 * Names are compared by a key, which now has a length that every index takes. SQLite took longer ones, which PostgreSQL would
 * refuse when a backup is restored there.
 */
export async function up(db: Kysely<unknown>) {
  for (const table of ['company', 'contact'])
    await sql`update ${sql.table(table)} set name_key = substr(name_key, 1, ${sql.lit(KEY_MAX)}) where length(name_key) > ${sql.lit(KEY_MAX)}`.execute(
      db,
    )
}
