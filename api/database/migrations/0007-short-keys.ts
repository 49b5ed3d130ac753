import { type Kysely, sql } from 'kysely'

const KEY_MAX = 200

/** Shortens name keys to what PostgreSQL's indexes accept, because longer ones fail in a restore. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['company', 'contact'])
    await sql`update ${sql.table(table)} set name_key = substr(name_key, 1, ${sql.lit(KEY_MAX)}) where length(name_key) > ${sql.lit(KEY_MAX)}`.execute(
      db,
    )
}
