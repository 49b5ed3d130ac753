import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'

/** Replaces better-auth: sessions, links and recovery codes are hashes. All sessions and links end. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('user').addColumn('proven_at', 'bigint').execute()
  await sql`update "user" set proven_at = 0 where email_verified = 1`.execute(db)
  await db.schema.alterTable('user').dropColumn('name').execute()
  await db.schema.alterTable('user').dropColumn('image').execute()
  await db.schema.alterTable('staff').dropColumn('image').execute()

  for (const { person, prefix, session, account, verification, twoFactor } of kinds) {
    const ofPerson = (column: ColumnDefinitionBuilder) =>
      column.notNull().references(`${person}.id`).onDelete('cascade')
    await movePasswords(db, person, account)
    await makeSessions(db, session, ofPerson)
    await makeTokens(db, `${prefix}_token`, ofPerson)
    await makeTwoFactor(db, `${prefix}_totp`, `${prefix}_recovery_code`, twoFactor, ofPerson)
    for (const table of [account, verification, twoFactor]) await db.schema.dropTable(table).execute()
  }
  // Their links went with the others, and without them nobody could stop a move: an owner begins again.
  await sql`update address_recovery set ended_at = started_at where ended_at is null`.execute(db)
}

const kinds = [
  {
    person: 'user',
    prefix: 'user',
    session: 'session',
    account: 'account',
    verification: 'verification',
    twoFactor: 'user_two_factor',
  },
  {
    person: 'staff',
    prefix: 'staff',
    session: 'staff_session',
    account: 'staff_account',
    verification: 'staff_verification',
    twoFactor: 'two_factor',
  },
]

const primary = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull()
const required = (column: ColumnDefinitionBuilder) => column.notNull()
type Reference = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

async function movePasswords(db: Kysely<unknown>, person: string, account: string) {
  await db.schema.alterTable(person).addColumn('password_hash', 'text').execute()
  await db.schema
    .alterTable(person)
    .addColumn('password_changed_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  const password = sql`select max(password) from ${sql.table(account)} where user_id = ${sql.table(person)}.id`
  await sql`update ${sql.table(person)} set password_hash = (${password})`.execute(db)
}

async function makeSessions(db: Kysely<unknown>, table: string, ofPerson: Reference) {
  await db.schema.dropTable(table).execute()
  await db.schema
    .createTable(table)
    .addColumn('id', 'text', primary)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'text', ofPerson)
    .addColumn('user_agent', 'text', required)
    .addColumn('time_zone', 'text')
    .addColumn('remembered_at', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addColumn('seen_at', 'bigint', required)
    .execute()
  await db.schema.createIndex(`${table}_person_id`).on(table).column('person_id').execute()
}

async function makeTokens(db: Kysely<unknown>, table: string, ofPerson: Reference) {
  await db.schema
    .createTable(table)
    .addColumn('token_hash', 'text', primary)
    .addColumn('kind', 'text', required)
    .addColumn('person_id', 'text', ofPerson)
    .addColumn('email', 'text')
    .addColumn('expires_at', 'bigint', required)
    .execute()
  await db.schema.createIndex(`${table}_person_id`).on(table).column('person_id').execute()
}

/** What better-auth sealed is resealed by the first process that starts (api/accounts/earlier-seals.ts). */
async function makeTwoFactor(
  db: Kysely<unknown>,
  totp: string,
  recoveryCode: string,
  earlier: string,
  ofPerson: Reference,
) {
  await db.schema
    .createTable(totp)
    .addColumn('person_id', 'text', (column) => ofPerson(column).primaryKey())
    .addColumn('secret', 'text', required)
    .addColumn('earlier_codes', 'text')
    .execute()
  await sql`insert into ${sql.table(totp)} (person_id, secret, earlier_codes)
    select user_id, secret, backup_codes from ${sql.table(earlier)}`.execute(db)
  await db.schema
    .createTable(recoveryCode)
    .addColumn('person_id', 'text', ofPerson)
    .addColumn('code_hash', 'text', required)
    .addPrimaryKeyConstraint(`${recoveryCode}_key`, ['person_id', 'code_hash'])
    .execute()
}
