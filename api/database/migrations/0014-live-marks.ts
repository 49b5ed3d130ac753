import type { Kysely } from 'kysely'

/** What is done before the site goes public, by whom and when. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('live_mark')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('done_at', 'bigint', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('fingerprint', 'text')
    .execute()
}
