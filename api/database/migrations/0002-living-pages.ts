import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { keptInKeyOrder } from '../engine-forks.ts'

/** Pages that can be edited, whose links are counted, and that can be reported. */
export async function up(db: Kysely<unknown>) {
  await addProfileSettings(db)
  await createClicks(db)
  await createReports(db)
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()

async function addProfileSettings(db: Kysely<unknown>) {
  await db.schema
    .alterTable('profile')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
  await db.schema
    .alterTable('profile')
    .addColumn('counts_own_visits', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.alterTable('profile').addColumn('suspended_at', 'bigint').execute()
}

/** As with visits, every key begins with the number of the page. */
async function createClicks(db: Kysely<unknown>) {
  const ofPage = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('visit_total.page').onDelete('cascade')

  await keptInKeyOrder(db, db.schema.createTable('click'))
    .addColumn('page', 'bigint', ofPage)
    .addColumn('click_hash', 'text', required)
    .addPrimaryKeyConstraint('click_pk', ['page', 'click_hash'])
    .execute()

  await keptInKeyOrder(db, db.schema.createTable('click_day'))
    .addColumn('page', 'bigint', ofPage)
    .addColumn('day', 'integer', required)
    .addColumn('link', 'text', required)
    .addColumn('clicks', 'bigint', required)
    .addPrimaryKeyConstraint('click_day_pk', ['page', 'day', 'link'])
    .execute()

  await keptInKeyOrder(db, db.schema.createTable('facet_day'))
    .addColumn('page', 'bigint', ofPage)
    .addColumn('day', 'integer', required)
    .addColumn('facet', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('visits', 'bigint', required)
    .addPrimaryKeyConstraint('facet_day_pk', ['page', 'day', 'facet', 'value'])
    .execute()
}

async function createReports(db: Kysely<unknown>) {
  await db.schema
    .createTable('report')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id').onDelete('cascade'))
    .addColumn('reason', 'text', required)
    .addColumn('details', 'text')
    .addColumn('email', 'text')
    .addColumn('received_at', 'bigint', required)
    .addColumn('closed_at', 'bigint')
    .execute()
  await db.schema.createIndex('report_profile_id').on('report').column('profile_id').execute()
  // Only what waits for somebody is ever listed.
  await db.schema
    .createIndex('report_open')
    .on('report')
    .column('received_at')
    .where(sql.ref('closed_at'), 'is', null)
    .execute()
}
