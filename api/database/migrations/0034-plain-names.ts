import { type Kysely, sql } from 'kysely'

/** Tables and columns get the names that the code uses, also in the rows that the journal keeps for undo. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('submission').renameColumn('fault', 'error').execute()
  await db.schema.alterTable('contact_point').renameTo('contact_method').execute()
  await db.schema.alterTable('suggestion').renameColumn('settled_at', 'resolved_at').execute()
  await db.schema.alterTable('member_preference').renameColumn('wants_enquiries', 'wants_submissions').execute()
  for (const table of ['change', 'change_part'])
    await sql`update ${sql.table(table)} set ${sql.ref('rows')} =
      replace(replace(${sql.ref('rows')}, '"table":"contactPoint"', '"table":"contactMethod"'), '"settledAt":', '"resolvedAt":')
      where ${sql.ref('rows')} like '%"contactPoint"%' or ${sql.ref('rows')} like '%"settledAt":%'`.execute(db)
  await sql`update held_mail set topic = 'submission' where topic = 'enquiry'`.execute(db)
}
