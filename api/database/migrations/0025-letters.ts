import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** The weekly letter to owners, and the addresses that show their figures to sponsors. */
export async function up(db: Kysely<unknown>) {
  const required = (column: ColumnDefinitionBuilder) => column.notNull()
  const ofPage = (column: ColumnDefinitionBuilder) => column.notNull().references('profile.id').onDelete('cascade')

  await db.schema
    .createTable('letter_plan')
    .addColumn('profile_id', 'text', (column) =>
      column.primaryKey().notNull().references('profile.id').onDelete('cascade'),
    )
    .addColumn('weekday', 'integer')
    .addColumn('next_at', 'bigint')
    .addColumn('empty_weeks', 'integer', required)
    .execute()
  await db.schema.createIndex('letter_plan_due').on('letter_plan').column('next_at').execute()

  await db.schema
    .createTable('letter')
    .addColumn('profile_id', 'text', ofPage)
    .addColumn('week', 'text', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('letter_of_week', ['profile_id', 'week'])
    .execute()
  await db.schema.createIndex('letter_by_age').on('letter').column('at').execute()

  await db.schema
    .createTable('sponsor_address')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('profile_id', 'text', ofPage)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('label', 'text', required)
    .addColumn('shows_links', 'integer', required)
    .addColumn('made_at', 'bigint', required)
    .addColumn('revoked_at', 'bigint')
    .execute()
  await db.schema.createIndex('sponsor_address_by_page').on('sponsor_address').column('profile_id').execute()
}
