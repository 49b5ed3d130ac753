import type { Kysely } from 'kysely'

/** Every call that adds something honours an `Idempotency-Key`, not only the public forms. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('submission_key').renameTo('idempotency_key').execute()
  await db.schema.alterTable('idempotency_key').addColumn('answer', 'text').execute()
}
