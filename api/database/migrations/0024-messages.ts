import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** What visitors leave on pages: messages, and the wish for news. */
export async function up(db: Kysely<unknown>) {
  const required = (column: ColumnDefinitionBuilder) => column.notNull()
  const primary = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull()
  const ofPage = (column: ColumnDefinitionBuilder) => column.notNull().references('profile.id').onDelete('cascade')

  await db.schema
    .alterTable('profile')
    .addColumn('takes', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()

  await db.schema
    .createTable('message')
    .addColumn('id', 'text', primary)
    .addColumn('profile_id', 'text', ofPage)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('text', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('consent', 'text')
    .addColumn('is_spam', 'integer', required)
    .addColumn('received_at', 'bigint', required)
    .addColumn('told_at', 'bigint')
    .addColumn('deleted_at', 'bigint')
    .execute()
  await db.schema.createIndex('message_by_page').on('message').columns(['profile_id', 'id']).execute()
  // The jobs ask for old ones, for deleted ones, and for those that no owner was told of.
  await db.schema.createIndex('message_by_age').on('message').column('received_at').execute()
  await db.schema.createIndex('message_deleted').on('message').column('deleted_at').execute()
  await db.schema.createIndex('message_told').on('message').column('told_at').execute()

  await db.schema
    .createTable('follower')
    .addColumn('id', 'text', primary)
    .addColumn('profile_id', 'text', ofPage)
    .addColumn('reach', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('consent', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('consented_at', 'bigint', required)
    .addColumn('deleted_at', 'bigint')
    .addUniqueConstraint('follower_of_page', ['profile_id', 'reach'])
    .execute()
  await db.schema.createIndex('follower_by_age').on('follower').column('consented_at').execute()
  await db.schema.createIndex('follower_deleted').on('follower').column('deleted_at').execute()

  await db.schema
    .createTable('message_notice')
    .addColumn('profile_id', 'text', (column) =>
      column.primaryKey().notNull().references('profile.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', required)
    .execute()
}
