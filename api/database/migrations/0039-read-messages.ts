import { type Kysely, sql } from 'kysely'

/** When the owner first saw a message. Those from before count as read. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('message').addColumn('read_at', 'bigint').execute()
  await sql`update message set read_at = received_at`.execute(db)
}
