import type { Kysely } from 'kysely'

/** The language of an account's mails, and of the page a form was sent from. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('user')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
  await db.schema.alterTable('submission').addColumn('language', 'text').execute()
}
