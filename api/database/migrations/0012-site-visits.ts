import { type Kysely, sql } from 'kysely'

/** Visits of the studio's site: `site_page` is set in place of `profile_id`. No row is rewritten. */
export async function up(db: Kysely<unknown>) {
  // The same words on both engines; SQLite knows them since 3.53.
  await sql`alter table visit_total alter column profile_id drop not null`.execute(db)
  await db.schema.alterTable('visit_total').addColumn('site_page', 'text').execute()
  await db.schema.createIndex('visit_total_site_page').unique().on('visit_total').column('site_page').execute()
}
