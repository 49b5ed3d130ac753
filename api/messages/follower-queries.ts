import type { Insertable, Selectable } from 'kysely'
import { countRows, type Db, hasRow } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

export type FollowerRow = Selectable<Database['follower']>

/** The id of the row to confirm; undefined for a follower. The first consent counts. */
export async function upsertFollower(tx: Db, follower: Insertable<Database['follower']>) {
  const { profileId, emailOrPhone, ...changes } = follower
  const written = await tx
    .insertInto('follower')
    .values(follower)
    .onConflict((conflict) =>
      conflict.columns(['profileId', 'emailOrPhone']).doUpdateSet(changes).where('follower.deletedAt', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()
  if (written) return written.id
  const waiting = await tx
    .selectFrom('follower')
    .select('id')
    .where('profileId', '=', profileId)
    .where('emailOrPhone', '=', emailOrPhone)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
  return waiting?.id
}

/** True also for a repeated confirmation; the first time counts. False when the row is gone. */
export async function updateConfirmed(db: Db, { profileId, id }: Pick<FollowerRow, 'profileId' | 'id'>, now: number) {
  const confirmed = await db
    .updateTable('follower')
    .set((eb) => ({ confirmedAt: eb.fn.coalesce('confirmedAt', eb.val(now)) }))
    .where('profileId', '=', profileId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return confirmed !== undefined
}

/** The newest first, after this one where it is named. Without those who have not confirmed. */
export function listFollowers(db: Db, profileId: string, limit: number, after?: string) {
  const query = db
    .selectFrom('follower')
    .selectAll()
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('confirmedAt', 'is not', null), eb('askedAt', 'is', null)]))
    .orderBy('id', 'desc')
    .limit(limit)
  return (after === undefined ? query : query.where('id', '<', after)).execute()
}

/** Those who get news: they have confirmed by mail. */
export function confirmedFollowers(db: Db, profileId: string) {
  const followers = db.selectFrom('follower').where('profileId', '=', profileId)
  return followers.where('deletedAt', 'is', null).where('confirmedAt', 'is not', null)
}

export function countFollowers(db: Db, profileId: string) {
  return countRows(confirmedFollowers(db, profileId))
}

/** Of all pages. */
export async function deleteFollowersWith(tx: Db, email: string) {
  await tx.deleteFrom('follower').where('emailOrPhone', '=', email.toLowerCase()).execute()
}

/** False when they were deleted before. */
export function deleteFollowers(tx: Db, ids: string[]) {
  return hasRow(tx.deleteFrom('follower').where('id', 'in', ids).returning('id'))
}

/** Received before, deleted before, or asked to confirm before and not confirmed. Each has an index. */
export async function listOldFollowers(
  db: Db,
  age: { receivedBefore: number; deletedBefore: number; askedBefore: number },
  limit: number,
) {
  const ids = db.selectFrom('follower').select('id').limit(limit)
  const old = await ids.where('consentedAt', '<', age.receivedBefore).execute()
  if (old.length > 0) return old
  const deleted = await ids.where('deletedAt', '<', age.deletedBefore).execute()
  if (deleted.length > 0) return deleted
  return ids.where('askedAt', '<', age.askedBefore).where('confirmedAt', 'is', null).execute()
}
