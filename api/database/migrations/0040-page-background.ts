import type { Kysely } from 'kysely'

/** The key of a picture behind the whole page, if its owner has one. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('profile').addColumn('background_image', 'text').execute()
}
