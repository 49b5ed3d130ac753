import type { Kysely } from 'kysely'

/** Browsers that want notifications, and what their owners have not been told yet. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('push_device')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    // Whatever ends the session ends the notifications of that browser.
    .addColumn('session_id', 'text', (column) => column.notNull().references('session.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('push_device_session').on('push_device').column('session_id').execute()
  await db.schema.createIndex('push_device_user').on('push_device').column('user_id').execute()
  await db.schema
    .createTable('push_account')
    .addColumn('user_id', 'text', (column) => column.primaryKey().notNull().references('user.id').onDelete('cascade'))
    .addColumn('quiet_from', 'text')
    .addColumn('quiet_until', 'text')
    .addColumn('messages', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('orders', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
