import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** Registrations and permits that owners name on their pages, one of each kind. */
export async function up(db: Kysely<unknown>) {
  const required = (column: ColumnDefinitionBuilder) => column.notNull()
  await db.schema
    .createTable('registration')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id').onDelete('cascade'))
    .addColumn('kind', 'text', required)
    .addColumn('number', 'text', required)
    .addColumn('ends_on', 'text')
    .addColumn('changed_at', 'bigint', required)
    .addColumn('checked_at', 'bigint')
    .addColumn('checked_by', 'text')
    .addColumn('reminded_at', 'bigint')
    .addUniqueConstraint('registration_of_kind', ['profile_id', 'kind'])
    .execute()
  // The job asks for those that end soon, the studio for those that wait.
  await db.schema.createIndex('registration_end').on('registration').column('ends_on').execute()
  await db.schema.createIndex('registration_checked').on('registration').column('checked_at').execute()
}
