import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** What concerns a member, what of it they want by mail, and filters with a name. */
export async function up(db: Kysely<unknown>) {
  const required = (column: ColumnDefinitionBuilder) => column.notNull()
  const primary = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull()
  await db.schema
    .createTable('notice')
    .addColumn('id', 'text', primary)
    .addColumn('staff_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('record_id', 'text', required)
    .addColumn('record_kind', 'text', required)
    .addColumn('record_count', 'integer', required)
    .addColumn('actor_id', 'text')
    .addColumn('change_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('read_at', 'bigint')
    .addColumn('mailed_at', 'bigint')
    .execute()
  await db.schema.createIndex('notice_staff').on('notice').columns(['staff_id', 'read_at', 'id']).execute()
  await db.schema.createIndex('notice_change_id').on('notice').column('change_id').execute()
  await db.schema.createIndex('notice_mailed_at').on('notice').columns(['mailed_at', 'created_at']).execute()

  await db.schema
    .createTable('saved_view')
    .addColumn('id', 'text', primary)
    .addColumn('list', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('query', 'text', required)
    .addColumn('owner_id', 'text', required)
    .addColumn('is_shared', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('saved_view_list').on('saved_view').columns(['list', 'owner_id']).execute()

  await db.schema.alterTable('member_preference').addColumn('wants_assignments', 'integer').execute()
}
