import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'

/** Recovery of accounts whose mailbox is lost, by an owner of the studio in two steps. */
export async function up(db: Kysely<unknown>) {
  const required = (column: ColumnDefinitionBuilder) => column.notNull()
  await db.schema
    .createTable('address_recovery')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('from_email', 'text', required)
    .addColumn('to_email', 'text', required)
    .addColumn('reason', 'text', required)
    .addColumn('started_by', 'text', required)
    .addColumn('started_at', 'bigint', required)
    .addColumn('confirmed_at', 'bigint')
    .addColumn('approved_by', 'text')
    .addColumn('ended_at', 'bigint')
    .execute()
  // One at a time: of two owners who begin at once, one gets through.
  await db.schema
    .createIndex('address_recovery_open')
    .unique()
    .on('address_recovery')
    .column('user_id')
    .where(sql.ref('ended_at'), 'is', null)
    .execute()
}
