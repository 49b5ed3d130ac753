import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** News of creators to their followers, and who gets each. */
export async function up(db: Kysely<unknown>) {
  const required = (column: ColumnDefinitionBuilder) => column.notNull()
  const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
  await db.schema
    .createTable('news')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id').onDelete('cascade'))
    .addColumn('subject', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('picture', 'text')
    .addColumn('link_label', 'text')
    .addColumn('link_url', 'text')
    .addColumn('state', 'text', required)
    .addColumn('stop_reason', 'text')
    .addColumn('planned_at', 'bigint')
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('queued_at', 'bigint', zero)
    .addColumn('recipients', 'integer', zero)
    .addColumn('sent', 'integer', zero)
    .addColumn('refused', 'integer', zero)
    .addColumn('unfollowed', 'integer', zero)
    .addColumn('opens', 'integer', zero)
    .execute()
  await db.schema.createIndex('news_by_page').on('news').columns(['profile_id', 'planned_at']).execute()
  await db.schema.createIndex('news_by_state').on('news').columns(['state', 'planned_at']).execute()

  await db.schema
    .createTable('news_recipient')
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('follower_id', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('token', 'text', (column) => column.unique())
    .addColumn('queued_at', 'bigint')
    .addPrimaryKeyConstraint('news_recipient_key', ['news_id', 'follower_id'])
    .execute()
  await db.schema.createIndex('news_recipient_state').on('news_recipient').columns(['state', 'news_id']).execute()
  await db.schema.createIndex('news_recipient_queued').on('news_recipient').column('queued_at').execute()
  // An address that refuses mail follows no page any more.
  await db.schema.createIndex('follower_by_contact').on('follower').column('email_or_phone').execute()
}
