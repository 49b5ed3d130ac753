import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export function listUnwatched(db: Db, limit: number) {
  return db
    .selectFrom('customLink')
    .leftJoin('linkCheck', 'linkCheck.linkId', 'customLink.id')
    .select(['customLink.id', 'customLink.profileId', 'customLink.url'])
    .where('linkCheck.linkId', 'is', null)
    .limit(limit)
    .execute()
}

export async function insertChecks(db: Db, checks: Insertable<Database['linkCheck']>[]) {
  await db
    .insertInto('linkCheck')
    .values(checks)
    .onConflict((conflict) => conflict.column('linkId').doNothing())
    .execute()
}

/** Leases some that are due, so that no other process gets them before the lease ends. */
export async function leaseDue(db: Db, now: number, leasedUntil: number, limit: number) {
  const due = db.selectFrom('linkCheck').select('linkId').where('nextAt', '<=', now).orderBy('nextAt').limit(limit)
  const leased = await db
    .updateTable('linkCheck')
    .set({ nextAt: leasedUntil })
    .where('nextAt', '<=', now)
    .where('linkId', 'in', due)
    .returning('linkId')
    .execute()
  return leased.map(({ linkId }) => linkId)
}

export type LeasedLink = Awaited<ReturnType<typeof listLeased>>[number]

export async function listLeased(db: Db, linkIds: string[]) {
  if (linkIds.length === 0) return []
  return db
    .selectFrom('linkCheck')
    .innerJoin('profile', 'profile.id', 'linkCheck.profileId')
    .innerJoin('user', 'user.id', 'profile.ownerId')
    .leftJoin('customLink', 'customLink.id', 'linkCheck.linkId')
    .select(['linkCheck.linkId', 'linkCheck.profileId', 'linkCheck.url as checkedUrl'])
    .select(['linkCheck.state', 'linkCheck.badDays', 'linkCheck.badSince', 'linkCheck.nextAt'])
    .select(['customLink.url', 'customLink.isHidden', 'customLink.showFrom', 'customLink.showUntil'])
    .select(['profile.suspendedAt', 'user.emailVerified'])
    .where('linkCheck.linkId', 'in', linkIds)
    .execute()
}

export async function updateLeased(
  db: Db,
  { linkId, nextAt }: Pick<LeasedLink, 'linkId' | 'nextAt'>,
  changes: Updateable<Database['linkCheck']>,
) {
  const row = await db
    .updateTable('linkCheck')
    .set(changes)
    .where('linkId', '=', linkId)
    .where('nextAt', '=', nextAt)
    .returning('linkId')
    .executeTakeFirst()
  return row !== undefined
}

/** A part of those that are watched and not known to be listed, by id, with their current addresses. */
export function listUnlisted(db: Db, afterId: string, limit: number) {
  return db
    .selectFrom('linkCheck')
    .innerJoin('customLink', 'customLink.id', 'linkCheck.linkId')
    .select(['linkCheck.linkId', 'customLink.url'])
    .where('linkCheck.linkId', '>', afterId)
    .where('linkCheck.state', '!=', 'listed')
    .orderBy('linkCheck.linkId')
    .limit(limit)
    .execute()
}

/** Those that are due by `soon` are left alone: somebody may be trying them. */
export async function makeDue(db: Db, linkIds: string[], now: number, soon: number) {
  if (linkIds.length === 0) return
  await db
    .updateTable('linkCheck')
    .set({ nextAt: now })
    .where('linkId', 'in', linkIds)
    .where('nextAt', '>', soon)
    .execute()
}

export async function deleteCheck(db: Db, linkId: string) {
  await db.deleteFrom('linkCheck').where('linkId', '=', linkId).execute()
}

export function listToTell(db: Db, profileId: string) {
  return db
    .selectFrom('linkCheck')
    .innerJoin('customLink', (join) =>
      join.onRef('customLink.id', '=', 'linkCheck.linkId').onRef('customLink.url', '=', 'linkCheck.url'),
    )
    .select(['linkCheck.linkId', 'linkCheck.url', 'linkCheck.state', 'linkCheck.badDays', 'linkCheck.badSince'])
    .select(['linkCheck.triedAt', 'customLink.title', 'customLink.isHidden'])
    .select(['customLink.showFrom', 'customLink.showUntil'])
    .where('linkCheck.profileId', '=', profileId)
    .where('linkCheck.state', 'in', ['bad', 'closed', 'listed'])
    .orderBy('customLink.position')
    .execute()
}
