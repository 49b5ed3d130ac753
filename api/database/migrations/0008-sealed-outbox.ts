import { type Kysely, sql } from 'kysely'

const THREE_DAYS_MS = 3 * 24 * 60 * 60 * 1000

/** Links in the outbox end; webhooks belong to somebody. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('outbox').addColumn('secret_of', 'text').execute()
  await db.schema.alterTable('outbox').addColumn('expires_at', 'bigint').execute()
  await db.schema
    .createIndex('outbox_secret_of')
    .on('outbox')
    .column('secret_of')
    .where(sql.ref('secret_of'), 'is not', null)
    .execute()
  // A migration does not know the secret to seal them with. No link ever worked for longer than three days.
  await sql`update outbox set expires_at = created_at + ${sql.lit(THREE_DAYS_MS)}
    where delivered_at is null and (kind = 'email-change-requested'
      or (kind = 'mail' and payload like '%"isPrivate":true%' and (payload like '%?token=%' or payload like '%?invite=%')))`.execute(
    db,
  )

  await db.schema.alterTable('webhook').addColumn('owner_id', 'text').execute()
  // The makers of existing webhooks are unknown: the studio's owner gets them; if they have left, they pause.
  await sql`update webhook set owner_id = (select owner_id from studio where id = 1)`.execute(db)
}
