import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { keptInKeyOrder } from '../engine-forks.ts'

/** Link ids that stay with their page, reports that expire, and removal of an unused event. */
export async function up(db: Kysely<unknown>) {
  await keepLinkIds(db)
  await findReportsAndDecisions(db)
  // Told to nobody since the CRM finds its first stages and templates in the database.
  await sql`delete from outbox where kind = 'studio-claimed'`.execute(db)
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()

/** No reference to the profile: an id stays taken when its page is gone. */
async function keepLinkIds(db: Kysely<unknown>) {
  await keptInKeyOrder(db, db.schema.createTable('link_id'))
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('profile_id', 'text', required)
    .execute()
  await sql`insert into link_id (id, profile_id) select id, profile_id from custom_link`.execute(db)
}

async function findReportsAndDecisions(db: Kysely<unknown>) {
  await db.schema
    .createIndex('report_closed')
    .on('report')
    .column('closed_at')
    .where(sql.ref('closed_at'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('profile_suspended')
    .on('profile')
    .column('suspended_at')
    .where(sql.ref('suspended_at'), 'is not', null)
    .execute()
}
