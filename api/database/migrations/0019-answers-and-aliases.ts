import { type Kysely, sql } from 'kysely'

/** Templates say when they are of use; people have other names by which they are found. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('reply_template')
    .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('other'))
    .execute()
  await sql`update reply_template set purpose = 'first-reply' where id like 'first-%'`.execute(db)
  await sql`update reply_template set purpose = 'follow-up' where id like 'again-%'`.execute(db)
  await db.schema
    .alterTable('contact')
    .addColumn('aliases', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
