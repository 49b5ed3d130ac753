import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** What the product says by itself: to senders of forms, and to members of the studio. */
export async function up(db: Kysely<unknown>) {
  const required = (column: ColumnDefinitionBuilder) => column.notNull()
  const primary = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull()

  await db.schema
    .createTable('acknowledgement')
    .addColumn('mailbox_hash', 'text', primary)
    .addColumn('at', 'bigint', required)
    .execute()
  await db.schema.createIndex('acknowledgement_at').on('acknowledgement').column('at').execute()

  await db.schema
    .createTable('member_preference')
    .addColumn('staff_id', 'text', (column) => column.primaryKey().notNull().references('staff.id').onDelete('cascade'))
    .addColumn('wants_digest', 'integer')
    .addColumn('wants_enquiries', 'integer')
    .addColumn('wants_reminders', 'integer')
    .addColumn('digest_day', 'text')
    .addColumn('calendar_hash', 'text')
    .addColumn('calendar_made_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('member_preference_by_calendar')
    .unique()
    .on('member_preference')
    .column('calendar_hash')
    .execute()

  await db.schema.alterTable('task').addColumn('due_time', 'text').execute()
  await db.schema.alterTable('task').addColumn('remind_minutes', 'integer').execute()
  await db.schema
    .createTable('reminder')
    .addColumn('task_id', 'text', (column) => column.notNull().references('task.id').onDelete('cascade'))
    .addColumn('remind_at', 'bigint', required)
    .addColumn('staff_id', 'text', required)
    .addColumn('seen_at', 'bigint')
    .addPrimaryKeyConstraint('reminder_primary', ['task_id', 'remind_at'])
    .execute()
  await db.schema.createIndex('reminder_by_staff').on('reminder').columns(['staff_id', 'seen_at']).execute()

  await db.schema
    .createTable('note_word')
    .addColumn('word', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('entity_id', 'text', required)
    .addPrimaryKeyConstraint('note_word_key', ['word', 'kind', 'entity_id'])
    .execute()
  await db.schema.createIndex('note_word_entity').on('note_word').column('entity_id').execute()
}
