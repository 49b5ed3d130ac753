import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { keptInKeyOrder, numberedType } from '../engine-forks.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const primary = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)

/** Migrations see the database as it is: snake_case, without the plugin. */
export async function up(db: Kysely<unknown>) {
  await createAuth(db)
  await createIntake(db)
  await createLinkhub(db)
  await createVisits(db)
  await createPlatform(db)
}

async function createAuth(db: Kysely<unknown>) {
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', primary)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'integer', zero)
    .addColumn('image', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute()

  await db.schema
    .createTable('session')
    .addColumn('id', 'text', primary)
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', required)
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute()
  await db.schema.createIndex('session_user_id').on('session').column('user_id').execute()

  await db.schema
    .createTable('account')
    .addColumn('id', 'text', primary)
    .addColumn('account_id', 'text', required)
    .addColumn('provider_id', 'text', required)
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'text')
    .addColumn('refresh_token_expires_at', 'text')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute()
  await db.schema.createIndex('account_user_id').on('account').column('user_id').execute()

  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', primary)
    .addColumn('identifier', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute()
  await db.schema.createIndex('verification_identifier').on('verification').column('identifier').execute()
}

async function createIntake(db: Kysely<unknown>) {
  await db.schema
    .createTable('submission')
    .addColumn('id', 'text', primary)
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('form', 'text', required)
    .addColumn('payload', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('spam_score', 'integer', zero)
    .addColumn('spam_reasons', 'text', required)
    .addColumn('times_sent', 'integer', required)
    .addColumn('received_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('submission_status').on('submission').columns(['status', 'received_at']).execute()

  await db.schema
    .createTable('submission_key')
    .addColumn('key', 'text', primary)
    .addColumn('body_hash', 'text', required)
    .addColumn('reference', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('submission_key_created_at').on('submission_key').column('created_at').execute()

  await db.schema
    .createTable('recent_content')
    .addColumn('content_hash', 'text', primary)
    .addColumn('reference', 'text', required)
    .addColumn('text_hash', 'text', required)
    .addColumn('at', 'bigint', required)
    .execute()
  await db.schema.createIndex('recent_content_text').on('recent_content').columns(['text_hash', 'at']).execute()
  await db.schema.createIndex('recent_content_at').on('recent_content').column('at').execute()
}

async function createLinkhub(db: Kysely<unknown>) {
  await db.schema
    .createTable('profile')
    .addColumn('id', 'text', primary)
    // Unique: one profile per user is the database's rule, not a check before an insert.
    .addColumn('owner_id', 'text', (column) => column.notNull().unique().references('user.id').onDelete('cascade'))
    // Not unique here: the table `username` is the one judge of who has which name.
    .addColumn('username', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('bio', 'text', required)
    .addColumn('gradient', 'text', required)
    .addColumn('selected_color', 'text', required)
    .addColumn('profile_image', 'text')
    .addColumn('banner_image', 'text')
    .addColumn('socials', 'text', required)
    .addColumn('time_zone', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .execute()

  await db.schema.createIndex('profile_username').on('profile').column('username').execute()

  await db.schema
    .createTable('username')
    .addColumn('name', 'text', primary)
    .addColumn('profile_id', 'text', required)
    .addColumn('claimed_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('username_profile_id').on('username').column('profile_id').execute()

  await db.schema
    .createTable('custom_link')
    .addColumn('id', 'text', primary)
    .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id').onDelete('cascade'))
    .addColumn('position', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('url', 'text', required)
    .execute()
  await db.schema.createIndex('custom_link_profile_id').on('custom_link').columns(['profile_id', 'position']).execute()

  await db.schema
    .createTable('upload')
    .addColumn('key', 'text', primary)
    .addColumn('owner_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('upload_owner_id').on('upload').column('owner_id').execute()
  await db.schema.createIndex('upload_created_at').on('upload').column('created_at').execute()
}

/** Keys of visits begin with the page, so that its rows are stored together. */
async function createVisits(db: Kysely<unknown>) {
  const ofPage = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('visit_total.page').onDelete('cascade')

  await db.schema
    .createTable('visit_total')
    .addColumn('page', numberedType(db), primary)
    .addColumn('profile_id', 'text', (column) => column.notNull().unique().references('profile.id').onDelete('cascade'))
    .addColumn('visits', 'bigint', required)
    .addColumn('visitors', 'bigint', required)
    .execute()

  await keptInKeyOrder(db, db.schema.createTable('visit'))
    .addColumn('page', 'bigint', ofPage)
    .addColumn('day', 'integer', required)
    .addColumn('visit_hash', 'text', required)
    .addPrimaryKeyConstraint('visit_pk', ['page', 'visit_hash'])
    .execute()

  await keptInKeyOrder(db, db.schema.createTable('visitor'))
    .addColumn('page', 'bigint', ofPage)
    .addColumn('first_day', 'integer', required)
    .addColumn('last_day', 'integer', required)
    .addColumn('visitor_hash', 'text', required)
    .addPrimaryKeyConstraint('visitor_pk', ['page', 'visitor_hash'])
    .execute()

  await keptInKeyOrder(db, db.schema.createTable('visit_day'))
    .addColumn('page', 'bigint', ofPage)
    .addColumn('day', 'integer', required)
    .addColumn('visits', 'bigint', required)
    .addColumn('visitors', 'bigint', required)
    .addPrimaryKeyConstraint('visit_day_pk', ['page', 'day'])
    .execute()

  await keptInKeyOrder(db, db.schema.createTable('filtered_day'))
    .addColumn('page', 'bigint', ofPage)
    .addColumn('day', 'integer', required)
    .addColumn('reason', 'text', required)
    .addColumn('hits', 'bigint', required)
    .addPrimaryKeyConstraint('filtered_day_pk', ['page', 'day', 'reason'])
    .execute()

  await db.schema
    .createTable('daily_salt')
    .addColumn('day', 'integer', primary)
    .addColumn('salt', 'text', required)
    .execute()
}

async function createPlatform(db: Kysely<unknown>) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', primary)
    .addColumn('kind', 'text', required)
    .addColumn('payload', 'text', required)
    .addColumn('attempts', 'integer', zero)
    .addColumn('next_attempt_at', 'bigint', required)
    .addColumn('leased_until', 'bigint', zero)
    .addColumn('is_outage', 'integer', zero)
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('delivered_at', 'bigint')
    .addColumn('dead_at', 'bigint')
    .execute()
  // Only what still waits is ever looked for; what was delivered stays out of the index.
  await db.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .column('next_attempt_at')
    .where(sql.ref('delivered_at'), 'is', null)
    .where(sql.ref('dead_at'), 'is', null)
    .execute()

  await db.schema
    .createTable('rate')
    .addColumn('key', 'text', primary)
    .addColumn('hits', 'integer', required)
    .addColumn('resets_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('rate_resets_at').on('rate').column('resets_at').execute()

  await db.schema
    .createTable('setting')
    .addColumn('key', 'text', primary)
    .addColumn('value', 'text', required)
    .execute()
}
