import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { comparedText, keptInKeyOrder } from '../engine-forks.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const primary = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)

/** The studio's own people, and what they know about clients. */
export async function up(db: Kysely<unknown>) {
  await createStaff(db)
  await createPeople(db)
  await createDeals(db)
  await createWork(db)
  await createDesk(db)
  await createTriage(db)
}

/** Written by better-auth, in an instance of its own: an account of Creator LinkHub is no way in. */
async function createStaff(db: Kysely<unknown>) {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', primary)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'integer', zero)
    .addColumn('image', 'text')
    .addColumn('two_factor_enabled', 'integer', zero)
    .addColumn('role', 'text', required)
    .addColumn('disabled_at', 'bigint')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute()

  const ofStaff = (column: ColumnDefinitionBuilder) => column.notNull().references('staff.id').onDelete('cascade')

  await db.schema
    .createTable('staff_session')
    .addColumn('id', 'text', primary)
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', ofStaff)
    .addColumn('expires_at', 'text', required)
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute()
  await db.schema.createIndex('staff_session_user_id').on('staff_session').column('user_id').execute()

  await db.schema
    .createTable('staff_account')
    .addColumn('id', 'text', primary)
    .addColumn('account_id', 'text', required)
    .addColumn('provider_id', 'text', required)
    .addColumn('user_id', 'text', ofStaff)
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
  await db.schema.createIndex('staff_account_user_id').on('staff_account').column('user_id').execute()

  await db.schema
    .createTable('staff_verification')
    .addColumn('id', 'text', primary)
    .addColumn('identifier', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute()
  await db.schema.createIndex('staff_verification_identifier').on('staff_verification').column('identifier').execute()

  await db.schema
    .createTable('two_factor')
    .addColumn('id', 'text', primary)
    .addColumn('secret', 'text', required)
    .addColumn('backup_codes', 'text', required)
    .addColumn('user_id', 'text', ofStaff)
    .addColumn('verified', 'integer')
    .addColumn('failed_verification_count', 'integer')
    .addColumn('locked_until', 'text')
    .execute()
  // Unique: two beginnings at once must not leave two secrets, of which one is looked at and the other shown.
  await db.schema.createIndex('two_factor_user_id').unique().on('two_factor').column('user_id').execute()

  await db.schema
    .createTable('studio')
    // One row: whoever inserts it is the owner, and a second one cannot.
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull().check(sql`id = 1`))
    .addColumn('owner_id', 'text', required)
    .addColumn('base_currency', 'text', required)
    .addColumn('settings', 'text', required)
    .addColumn('claimed_at', 'bigint', required)
    .execute()

  await db.schema
    .createTable('invite')
    .addColumn('id', 'text', primary)
    .addColumn('email', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('invited_by', 'text', required)
    .addColumn('is_mailed', 'integer', zero)
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .addColumn('used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute()
  await db.schema.createIndex('invite_email').on('invite').column('email').execute()
}

/** Columns of every CRM record. `version` grows with each change; `deleted_at` marks the trash. */
function record<Table extends string>(table: CreateTableBuilder<Table, never>) {
  return table
    .addColumn('id', 'text', primary)
    .addColumn('version', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addColumn('deleted_at', 'bigint')
}

async function createPeople(db: Kysely<unknown>) {
  await record(db.schema.createTable('company'))
    .addColumn('name', 'text', required)
    // The name without case, punctuation and legal form: how two spellings of one company are found.
    .addColumn('name_key', comparedText(db), required)
    .addColumn('domain', 'text')
    .addColumn('website', 'text')
    .addColumn('city', 'text')
    .addColumn('country', 'text')
    .addColumn('owner_id', 'text')
    .addColumn('note', 'text')
    .addColumn('merged_into_id', 'text')
    .execute()
  await alive(db, 'company_by_name', 'company', ['name_key', 'id'])
  await alive(db, 'company_by_domain', 'company', ['domain'])
  await alive(db, 'company_by_age', 'company', ['created_at', 'id'])
  await alive(db, 'company_by_owner', 'company', ['owner_id', 'name_key'])
  await trashed(db, 'company')

  await record(db.schema.createTable('contact'))
    .addColumn('name', 'text', required)
    .addColumn('name_key', comparedText(db), required)
    .addColumn('title', 'text')
    .addColumn('company_id', 'text')
    .addColumn('location', 'text')
    .addColumn('country', 'text')
    .addColumn('language', 'text', required)
    .addColumn('source', 'text')
    .addColumn('owner_id', 'text')
    .addColumn('first_seen_at', 'bigint', required)
    .addColumn('last_activity_at', 'bigint', required)
    .addColumn('is_silent', 'integer', zero)
    .addColumn('merged_into_id', 'text')
    .execute()
  await alive(db, 'contact_by_name', 'contact', ['name_key', 'id'])
  await alive(db, 'contact_by_activity', 'contact', ['last_activity_at', 'id'])
  await alive(db, 'contact_by_age', 'contact', ['created_at', 'id'])
  await alive(db, 'contact_by_company', 'contact', ['company_id', 'name_key'])
  await alive(db, 'contact_by_owner', 'contact', ['owner_id', 'last_activity_at'])
  await alive(db, 'contact_by_source', 'contact', ['source', 'last_activity_at'])
  await trashed(db, 'contact')

  await db.schema
    .createTable('contact_point')
    .addColumn('id', 'text', primary)
    .addColumn('contact_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('raw', 'text', required)
    .addColumn('norm', comparedText(db), required)
    .addColumn('position', 'integer', required)
    // The judge of who is the same person: two posts at once make one contact.
    .addUniqueConstraint('contact_point_norm', ['kind', 'norm'])
    .execute()
  await db.schema
    .createIndex('contact_point_contact_id')
    .on('contact_point')
    .columns(['contact_id', 'position'])
    .execute()

  await db.schema
    .createTable('tag')
    .addColumn('id', 'text', primary)
    .addColumn('name', 'text', required)
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', required)
    .execute()

  await db.schema
    .createTable('tagging')
    .addColumn('id', 'text', primary)
    .addColumn('tag_id', 'text', (column) => column.notNull().references('tag.id').onDelete('cascade'))
    .addColumn('contact_id', 'text', required)
    .addUniqueConstraint('tagging_once', ['contact_id', 'tag_id'])
    .execute()
  await db.schema.createIndex('tagging_tag_id').on('tagging').columns(['tag_id', 'contact_id']).execute()

  // What people can be found by, one row per word: a prefix of it is a range in the index, on both engines.
  await keptInKeyOrder(
    db,
    db.schema
      .createTable('search_word')
      .addColumn('word', comparedText(db), required)
      .addColumn('kind', 'text', required)
      .addColumn('entity_id', 'text', required)
      .addPrimaryKeyConstraint('search_word_key', ['word', 'kind', 'entity_id']),
  ).execute()
  await db.schema.createIndex('search_word_entity').on('search_word').column('entity_id').execute()
}

async function createDeals(db: Kysely<unknown>) {
  await db.schema
    .createTable('stage')
    .addColumn('id', 'text', primary)
    .addColumn('version', 'integer', required)
    .addColumn('label', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('probability', 'integer', required)
    .addColumn('position', 'integer', required)
    .addColumn('rot_days', 'integer')
    // It stays behind its name: undoing an old move may bring a deal back into it.
    .addColumn('removed_at', 'bigint')
    .execute()

  await record(db.schema.createTable('deal'))
    .addColumn('title', 'text', required)
    .addColumn('company_id', 'text')
    .addColumn('contact_id', 'text')
    .addColumn('stage_id', 'text', required)
    // Between two neighbours there is always another: a move writes one row.
    .addColumn('rank', comparedText(db), required)
    .addColumn('amount_minor', 'bigint')
    .addColumn('currency', 'text')
    .addColumn('budget_text', 'text')
    .addColumn('rate_to_base', 'text')
    .addColumn('rate_base', 'text')
    .addColumn('rate_as_of', 'text')
    .addColumn('service', 'text')
    .addColumn('source', 'text')
    .addColumn('description', 'text')
    .addColumn('owner_id', 'text')
    .addColumn('expected_close', 'text')
    .addColumn('stage_entered_at', 'bigint', required)
    .addColumn('last_activity_at', 'bigint', required)
    .addColumn('has_news', 'integer', zero)
    .addColumn('closed_at', 'bigint')
    .addColumn('lost_reason', 'text')
    .addColumn('lost_note', 'text')
    .execute()
  await alive(db, 'deal_by_rank', 'deal', ['stage_id', 'rank', 'id'])
  await alive(db, 'deal_by_contact', 'deal', ['contact_id', 'stage_id'])
  await alive(db, 'deal_by_company', 'deal', ['company_id', 'stage_id'])
  await alive(db, 'deal_by_owner', 'deal', ['owner_id', 'stage_id', 'rank'])
  await alive(db, 'deal_by_activity', 'deal', ['last_activity_at', 'id'])
  await alive(db, 'deal_by_age', 'deal', ['created_at', 'id'])
  await alive(db, 'deal_by_silence', 'deal', ['stage_id', 'last_activity_at', 'id'])
  await alive(db, 'deal_by_closing', 'deal', ['closed_at'])
  // Counts and sums of a stage come from here alone.
  await alive(db, 'deal_by_value', 'deal', ['stage_id', 'currency', 'amount_minor'])
  await trashed(db, 'deal')

  await db.schema
    .createTable('fx_rate')
    .addColumn('currency', 'text', primary)
    // So many units of it make one US dollar, as text: a rate is not a float.
    .addColumn('per_dollar', 'text', required)
    .addColumn('source', 'text', required)
    .addColumn('as_of', 'text', required)
    .execute()
}

async function createWork(db: Kysely<unknown>) {
  await record(db.schema.createTable('task'))
    .addColumn('title', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('due_day', 'text')
    .addColumn('assignee_id', 'text')
    .addColumn('deal_id', 'text')
    .addColumn('contact_id', 'text')
    .addColumn('company_id', 'text')
    .addColumn('created_by', 'text')
    .addColumn('done_at', 'bigint')
    .execute()
  await open(db, 'task_by_assignee', 'task', ['assignee_id', 'due_day'])
  await open(db, 'task_by_due', 'task', ['due_day', 'id'])
  await open(db, 'task_by_deal', 'task', ['deal_id', 'due_day'])
  await open(db, 'task_by_contact', 'task', ['contact_id', 'due_day'])
  await open(db, 'task_by_company', 'task', ['company_id', 'due_day'])
  await db.schema
    .createIndex('task_by_done')
    .on('task')
    .columns(['done_at', 'id'])
    .where(sql.ref('deleted_at'), 'is', null)
    .where(sql.ref('done_at'), 'is not', null)
    .execute()
  await trashed(db, 'task')

  // One timeline for everything that happened with a client. What people wrote can be edited and taken back.
  await record(db.schema.createTable('activity'))
    .addColumn('kind', 'text', required)
    .addColumn('body', 'text')
    .addColumn('payload', 'text', required)
    .addColumn('actor_id', 'text')
    .addColumn('happened_at', 'bigint', required)
    .addColumn('deal_id', 'text')
    .addColumn('contact_id', 'text')
    .addColumn('company_id', 'text')
    .addColumn('submission_id', 'text')
    .execute()
  await alive(db, 'activity_by_contact', 'activity', ['contact_id', 'happened_at', 'id'])
  await alive(db, 'activity_by_deal', 'activity', ['deal_id', 'happened_at', 'id'])
  await alive(db, 'activity_by_company', 'activity', ['company_id', 'happened_at', 'id'])
  await alive(db, 'activity_by_submission', 'activity', ['submission_id'])
  await trashed(db, 'activity')

  // Every change anybody made, with what was there before: the log, and what undo goes by.
  await db.schema
    .createTable('change')
    .addColumn('id', 'text', primary)
    .addColumn('kind', 'text', required)
    .addColumn('summary', 'text', required)
    .addColumn('actor_id', 'text')
    .addColumn('contact_id', 'text')
    .addColumn('company_id', 'text')
    .addColumn('deal_id', 'text')
    .addColumn('rows', 'text', required)
    .addColumn('made_at', 'bigint', required)
    .addColumn('undone_at', 'bigint')
    .execute()
  await db.schema.createIndex('change_by_age').on('change').columns(['made_at', 'id']).execute()
}

async function createDesk(db: Kysely<unknown>) {
  await db.schema
    .createTable('suggestion')
    .addColumn('id', 'text', primary)
    .addColumn('kind', 'text', required)
    .addColumn('contact_id', 'text')
    .addColumn('company_id', 'text')
    .addColumn('deal_id', 'text')
    .addColumn('submission_id', 'text')
    .addColumn('field', 'text')
    .addColumn('value', 'text', required)
    .addColumn('made_at', 'bigint', required)
    .addColumn('settled_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('suggestion_by_contact')
    .on('suggestion')
    .column('contact_id')
    .where(sql.ref('settled_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('suggestion_by_company')
    .on('suggestion')
    .column('company_id')
    .where(sql.ref('settled_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('suggestion_by_submission')
    .on('suggestion')
    .column('submission_id')
    .where(sql.ref('settled_at'), 'is', null)
    .execute()

  await db.schema
    .createTable('reply_template')
    .addColumn('id', 'text', primary)
    .addColumn('version', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('channel', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('position', 'integer', required)
    .execute()

  await db.schema
    .createTable('webhook')
    .addColumn('id', 'text', primary)
    .addColumn('url', 'text', required)
    .addColumn('secret', 'text', required)
    .addColumn('events', 'text', required)
    .addColumn('is_on', 'integer', required)
    .addColumn('last_status', 'text')
    .addColumn('created_at', 'bigint', required)
    .execute()
}

/** What the studio did with a post of a public form. The post itself stays as it came, in its own table. */
async function createTriage(db: Kysely<unknown>) {
  await db.schema
    .createTable('triage')
    // The id of the submission.
    .addColumn('id', 'text', (column) => column.primaryKey().notNull().references('submission.id').onDelete('cascade'))
    .addColumn('version', 'integer', required)
    .addColumn('tab', 'text', required)
    .addColumn('received_at', 'bigint', required)
    .addColumn('contact_id', 'text')
    .addColumn('company_id', 'text')
    .addColumn('deal_id', 'text')
    .addColumn('taken_by', 'text')
    .addColumn('taken_at', 'bigint')
    .addColumn('first_reply_at', 'bigint')
    // The change that made contact and deal of it: what spam takes back.
    .addColumn('adoption_id', 'text')
    .addColumn('updated_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('triage_by_tab').on('triage').columns(['tab', 'received_at', 'id']).execute()
  await db.schema.createIndex('triage_by_contact').on('triage').columns(['contact_id', 'received_at']).execute()

  // What came in before there was a CRM has no mark either, and is taken in like everything else.
  await db.schema.alterTable('submission').addColumn('adopted_at', 'bigint').execute()
  await db.schema.alterTable('submission').addColumn('fault', 'text').execute()
  await db.schema
    .createIndex('outbox_failed')
    .on('outbox')
    .columns(['kind', 'created_at', 'id'])
    .where(sql.ref('delivered_at'), 'is', null)
    .where(sql.ref('last_error'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('submission_unadopted')
    .on('submission')
    .columns(['received_at', 'id'])
    .where(sql.ref('adopted_at'), 'is', null)
    .execute()
}

/** An index of what is not in the trash. */
function alive(db: Kysely<unknown>, name: string, table: string, columns: string[]) {
  return db.schema.createIndex(name).on(table).columns(columns).where(sql.ref('deleted_at'), 'is', null).execute()
}

/** An index of the trash, the newest first. Who went into another is not in it: their address leads on. */
function trashed(db: Kysely<unknown>, table: string) {
  return db.schema
    .createIndex(`${table}_trash`)
    .on(table)
    .columns(['deleted_at', 'id'])
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute()
}

/** An index of what is still to do. */
function open(db: Kysely<unknown>, name: string, table: string, columns: string[]) {
  return db.schema
    .createIndex(name)
    .on(table)
    .columns(columns)
    .where(sql.ref('deleted_at'), 'is', null)
    .where(sql.ref('done_at'), 'is', null)
    .execute()
}
