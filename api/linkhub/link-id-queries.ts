import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

export async function insertLinkIds(db: Db, ids: Insertable<Database['linkId']>[]) {
  if (ids.length === 0) return 0
  const inserted = await db
    .insertInto('linkId')
    .values(ids)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return inserted.length
}

export async function listLinkIdsOf(db: Db, profileId: string, ids: string[]) {
  const rows = await db
    .selectFrom('linkId')
    .select('id')
    .where('id', 'in', ids)
    .where('profileId', '=', profileId)
    .execute()
  return rows.map((row) => row.id)
}
