import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'

/** Confirmation of followers, summary mails, and stop links that SECRET alone cannot make. */
export async function up(db: Kysely<unknown>) {
  const required = (column: ColumnDefinitionBuilder) => column.notNull()
  const primary = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull()

  // Nobody counts as confirmed, because anybody can enter anybody's address. `asked_at` stays null for
  // earlier followers, which distinguishes them from those who have not answered.
  await db.schema.alterTable('follower').addColumn('asked_at', 'bigint').execute()
  await db.schema.alterTable('follower').addColumn('confirmed_at', 'bigint').execute()
  await db.schema.createIndex('follower_asked').on('follower').column('asked_at').execute()

  // Stop links with the id of a page could be made by whoever has SECRET. They work until the next report.
  await db.schema.alterTable('letter_plan').addColumn('stop_key', 'text').execute()
  await sql`update letter_plan set stop_key = profile_id`.execute(db)
  await db.schema.createIndex('letter_plan_by_stop_key').unique().on('letter_plan').column('stop_key').execute()

  await db.schema
    .createTable('mail_window')
    .addColumn('key', 'text', primary)
    .addColumn('started_at', 'bigint', required)
    .addColumn('mails', 'integer', required)
    .execute()
  await db.schema
    .createTable('held_mail')
    .addColumn('id', 'text', primary)
    .addColumn('window_key', 'text', required)
    .addColumn('topic', 'text', required)
    .addColumn('recipient', 'text')
    .addColumn('note', 'text', required)
    .addColumn('subject_id', 'text', required)
    .addColumn('held_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('held_mail_by_window').on('held_mail').column('window_key').execute()
  await db.schema.createIndex('held_mail_by_subject').on('held_mail').column('subject_id').execute()

  // Links that wait for a mail server have a lane of their own.
  await sql`update outbox set kind = 'account-mail'
    where kind = 'mail' and secret_of is not null and delivered_at is null`.execute(db)
}
