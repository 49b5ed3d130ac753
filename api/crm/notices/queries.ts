import type { Insertable, Selectable } from 'kysely'
import { countRows, type Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export type NoticeRow = Selectable<Database['notice']>

export async function insertNotices(tx: Db, notices: Insertable<Database['notice']>[]) {
  if (notices.length > 0) await tx.insertInto('notice').values(notices).execute()
}

export async function deleteNoticesOfChange(tx: Db, changeId: string) {
  await tx.deleteFrom('notice').where('changeId', '=', changeId).execute()
}

/** Returns those that were changed. */
export async function updateRead(db: Db, staffId: string, ids: string[] | undefined, readAt: number | null) {
  let query = db
    .updateTable('notice')
    .set({ readAt })
    .where('staffId', '=', staffId)
    .where('readAt', readAt === null ? 'is not' : 'is', null)
  if (ids) query = query.where('id', 'in', ids)
  return query.returning('id').execute()
}

/** Those that wait for their mail. */
export function listUnmailed(db: Db, before: number, limit: number) {
  return selectNotices(db)
    .where('notice.mailedAt', 'is', null)
    .where('notice.createdAt', '<=', before)
    .orderBy('notice.createdAt')
    .orderBy('notice.id')
    .limit(limit)
    .execute()
}

/** Of two processes one gets each of them. */
export async function claimUnmailed(tx: Db, ids: string[], now: number) {
  const rows = await tx
    .updateTable('notice')
    .set({ mailedAt: now })
    .where('id', 'in', ids)
    .where('mailedAt', 'is', null)
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export function countUnread(db: Db, staffId: string) {
  return countRows(db.selectFrom('notice').where('staffId', '=', staffId).where('readAt', 'is', null))
}

export type ListedNotice = Awaited<ReturnType<typeof listNoticeRows>>[number]

export function listNoticeRows(db: Db, staffId: string, isRead: boolean, limit: number) {
  return selectNotices(db)
    .where('notice.staffId', '=', staffId)
    .where('notice.readAt', isRead ? 'is not' : 'is', null)
    .orderBy('notice.id', 'desc')
    .limit(limit)
    .execute()
}

/** With the names of what they are about. Ids are unique over all tables. */
function selectNotices(db: Db) {
  return db
    .selectFrom('notice')
    .leftJoin('staff', 'staff.id', 'notice.actorId')
    .leftJoin('activity', (join) =>
      join.onRef('activity.id', '=', 'notice.recordId').on('activity.deletedAt', 'is', null),
    )
    .leftJoin('task', (join) => join.onRef('task.id', '=', 'notice.recordId').on('task.deletedAt', 'is', null))
    .leftJoin('submission', 'submission.id', 'notice.recordId')
    .leftJoin('deal', (join) =>
      join
        .on((eb) => eb('deal.id', '=', eb.fn.coalesce('activity.dealId', 'notice.recordId')))
        .on('deal.deletedAt', 'is', null),
    )
    .leftJoin('contact', (join) =>
      join.onRef('contact.id', '=', 'activity.contactId').on('contact.deletedAt', 'is', null),
    )
    .leftJoin('company', (join) =>
      join.onRef('company.id', '=', 'activity.companyId').on('company.deletedAt', 'is', null),
    )
    .selectAll('notice')
    .select(['staff.name as actorName', 'activity.body', 'submission.name as submissionName'])
    .select(['deal.id as dealId', 'deal.title as dealTitle', 'contact.id as contactId', 'contact.name as contactName'])
    .select(['company.id as companyId', 'company.name as companyName'])
    .select(['task.title as taskTitle', 'task.dealId as taskDealId', 'task.contactId as taskContactId'])
}
