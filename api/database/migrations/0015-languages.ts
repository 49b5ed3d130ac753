import type { Kysely } from 'kysely'

/** What language people read: of an account the one of its mails, of a form the one of the page it was sent from. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('user')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
  await db.schema.alterTable('submission').addColumn('language', 'text').execute()
}
