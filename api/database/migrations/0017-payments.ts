import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** How owners are paid, and a version of its own for what is changed beside the words and links of a page. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('profile')
    .addColumn('blocks_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  const required = (column: ColumnDefinitionBuilder) => column.notNull()
  await db.schema
    .createTable('payment_way')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id').onDelete('cascade'))
    .addColumn('kind', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('holder', 'text', required)
    .addColumn('qr_image', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('changed_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('payment_way_profile').on('payment_way').column('profile_id').execute()
}
