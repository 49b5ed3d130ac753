import { type Kysely, sql } from 'kysely'

/** Tables, columns and the products block get the names that the code uses. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('letter').renameTo('weekly_report').execute()
  await db.schema.alterTable('letter_plan').renameTo('weekly_report_plan').execute()
  await db.schema.alterTable('payment_way').renameTo('payment_method').execute()
  await db.schema.alterTable('profile').renameColumn('ways', 'contact_methods').execute()
  await db.schema.alterTable('profile').renameColumn('takes', 'message_settings').execute()
  await db.schema.alterTable('follower').renameColumn('reach', 'email_or_phone').execute()
  await sql`update profile set look = replace(look, '"things"', '"products"') where look like '%"things"%'`.execute(db)
}
