import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

export type FollowerRow = Selectable<Database['follower']>

/** False for somebody who follows the page already: what they agreed to first is what counts. */
export async function insertFollower(tx: Db, follower: Insertable<Database['follower']>) {
  const { id, name, email, phone, consent, language, consentedAt } = follower
  const inserted = await tx
    .insertInto('follower')
    .values(follower)
    .onConflict((conflict) =>
      conflict
        .columns(['profileId', 'reach'])
        .doUpdateSet({ id, name, email, phone, consent, language, consentedAt, deletedAt: null })
        .where('follower.deletedAt', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The newest first; those after this one, where it is named. */
export function listFollowers(db: Db, profileId: string, limit: number, after?: string) {
  const query = db
    .selectFrom('follower')
    .selectAll()
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
  return (after === undefined ? query : query.where('id', '<', after)).execute()
}

export async function countFollowers(db: Db, profileId: string) {
  const { count } = await db
    .selectFrom('follower')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Undefined when there is none of this page that waits to be deleted, or to be restored. */
export function updateFollowerDeleted(db: Db, profileId: string, id: string, deletedAt: number | null) {
  return db
    .updateTable('follower')
    .set({ deletedAt })
    .where('profileId', '=', profileId)
    .where('id', '=', id)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
}

export async function deleteFollowers(tx: Db, ids: string[]) {
  await tx.deleteFrom('follower').where('id', 'in', ids).execute()
}

export async function listOldFollowers(
  db: Db,
  age: { receivedBefore: number; deletedBefore: number },
  limit: number,
) {
  const old = await db
    .selectFrom('follower')
    .select('id')
    .where('consentedAt', '<', age.receivedBefore)
    .limit(limit)
    .execute()
  if (old.length > 0) return old
  return db
    .selectFrom('follower')
    .select('id')
    .where('deletedAt', '<', age.deletedBefore)
    .limit(limit)
    .execute()
}
