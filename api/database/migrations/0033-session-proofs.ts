import type { Kysely } from 'kysely'

/**
 * When somebody who is logged in has shown again that it is them, and how. Without a foreign key: a session that ends at the same
 * moment would turn the proof into a failure. Ids of sessions are never used again, and old rows go with the next proof.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('session_proof')
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('proved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('session_proof_key', ['session_id', 'method'])
    .execute()
}
