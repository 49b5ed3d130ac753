import { type Kysely, sql } from 'kysely'

/** An order for payment methods, and permanent addresses under `/go/` for products. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('payment_way')
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`
    insert into link_id (id, profile_id) select id, profile_id from shop_item where true on conflict do nothing
  `.execute(db)
}
