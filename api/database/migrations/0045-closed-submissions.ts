import type { Kysely } from 'kysely'

/** A closed submission says how and why, and is found by its deal. */
export async function up(db: Kysely<unknown>) {
  for (const column of ['closed_how', 'closed_reason', 'closed_note'])
    await db.schema.alterTable('triage').addColumn(column, 'text').execute()
  await db.schema.createIndex('triage_by_deal').on('triage').column('deal_id').execute()
}
