import { type Kysely, sql } from 'kysely'

/** Decides whether a username is free after its account is deleted. Names deleted before stay taken. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('username').addColumn('owner_id', 'text').execute()
  await db.schema
    .alterTable('username')
    .addColumn('is_visited', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('username').addColumn('released_at', 'bigint').execute()

  await sql`
    update username set owner_id = (select owner_id from profile where profile.id = username.profile_id)
  `.execute(db)
  await sql`
    update username set is_visited = 1
    where profile_id in (select profile_id from visit_total where visits > 0)
  `.execute(db)

  await db.schema
    .createIndex('username_owner_id')
    .on('username')
    .column('owner_id')
    .where(sql.ref('owner_id'), 'is not', null)
    .execute()
  // Few wait at any time, and only these are looked for.
  await db.schema
    .createIndex('username_released_at')
    .on('username')
    .column('released_at')
    .where(sql.ref('released_at'), 'is not', null)
    .execute()
}
