import type { Kysely } from 'kysely'

/** Columns get the names that the code uses. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('submission').renameColumn('fault', 'error').execute()
}
