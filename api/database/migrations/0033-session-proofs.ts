import type { Kysely } from 'kysely'

/**
 * When and how a session was confirmed again. Without a foreign key, because a session that ends at the same
 * time would make it fail. Session ids are never reused, and old rows are deleted with the next proof.
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
