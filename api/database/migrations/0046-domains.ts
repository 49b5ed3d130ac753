import { type Kysely, sql } from 'kysely'

/** Own domains of hub pages. Anybody may wait for any host; only one page has it. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('profile').addColumn('domain', 'text').execute()
  await db.schema
    .createTable('domain')
    .addColumn('profile_id', 'text', (column) => column.primaryKey().references('profile.id').onDelete('cascade'))
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('is_www', 'integer', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('has_alias', 'integer', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('found', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('checked_at', 'bigint')
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('failing_since', 'bigint')
    .addColumn('warnings', 'integer', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('domain_by_host')
    .on('domain')
    .column('host')
    .unique()
    .where(sql<boolean>`state <> 'waiting'`)
    .execute()
  await db.schema.createIndex('domain_by_next').on('domain').column('next_at').execute()
}
