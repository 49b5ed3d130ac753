import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** Two-factor and passkeys for creators, passkeys for staff, and the browsers that an account knows. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('user')
    .addColumn('two_factor_enabled', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // As the browser says it when it logs in, such as «Asia/Dhaka».
  await db.schema.alterTable('session').addColumn('time_zone', 'text').execute()

  const primary = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull()
  const required = (column: ColumnDefinitionBuilder) => column.notNull()
  const ofUser = (column: ColumnDefinitionBuilder) => column.notNull().references('user.id').onDelete('cascade')
  const ofStaff = (column: ColumnDefinitionBuilder) => column.notNull().references('staff.id').onDelete('cascade')

  await db.schema
    .createTable('user_two_factor')
    .addColumn('id', 'text', primary)
    .addColumn('secret', 'text', required)
    .addColumn('backup_codes', 'text', required)
    .addColumn('user_id', 'text', ofUser)
    .addColumn('verified', 'integer')
    .addColumn('failed_verification_count', 'integer')
    .addColumn('locked_until', 'text')
    .execute()
  // Unique: two beginnings at once must not leave two secrets, of which one is looked at and the other shown.
  await db.schema.createIndex('user_two_factor_user_id').unique().on('user_two_factor').column('user_id').execute()

  for (const [table, owner] of [
    ['user_passkey', ofUser],
    ['staff_passkey', ofStaff],
  ] as const) {
    await db.schema
      .createTable(table)
      // As the authenticator calls it.
      .addColumn('id', 'text', primary)
      .addColumn('person_id', 'text', owner)
      .addColumn('public_key', 'text', required)
      .addColumn('counter', 'bigint', required)
      .addColumn('name', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('used_at', 'bigint')
      .execute()
    await db.schema.createIndex(`${table}_person_id`).on(table).column('person_id').execute()
  }

  await db.schema
    .createTable('known_device')
    .addColumn('user_id', 'text', ofUser)
    .addColumn('device_hash', 'text', required)
    .addColumn('seen_at', 'bigint', required)
    .addPrimaryKeyConstraint('known_device_key', ['user_id', 'device_hash'])
    .execute()
}
