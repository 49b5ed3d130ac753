import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/**
 * Without a foreign key to links, because every edit of a page rewrites them. Valid while addresses are
 * equal.
 */
export async function up(db: Kysely<unknown>) {
  const required = (column: ColumnDefinitionBuilder) => column.notNull()
  await db.schema
    .createTable('link_check')
    .addColumn('link_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id').onDelete('cascade'))
    .addColumn('url', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('bad_days', 'integer', required)
    .addColumn('bad_since', 'bigint')
    .addColumn('tried_at', 'bigint')
    .addColumn('next_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('link_check_next').on('link_check').column('next_at').execute()
  await db.schema.createIndex('link_check_profile').on('link_check').column('profile_id').execute()
}
