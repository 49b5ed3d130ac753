import type { Kysely } from 'kysely'

/** A browser that somebody of the studio need not log in with every half hour. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('staff_session').addColumn('remembered_at', 'bigint').execute()
}
