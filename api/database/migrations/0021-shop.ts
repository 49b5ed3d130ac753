import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** What pages offer, to be ordered on WhatsApp. */
export async function up(db: Kysely<unknown>) {
  const required = (column: ColumnDefinitionBuilder) => column.notNull()
  await db.schema
    .createTable('shop_item')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id').onDelete('cascade'))
    .addColumn('position', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('currency', 'text', required)
    .addColumn('price', 'bigint')
    .addColumn('is_sold_out', 'integer', required)
    .addColumn('picture', 'text')
    .execute()
  await db.schema.createIndex('shop_item_profile').on('shop_item').column('profile_id').execute()
}
