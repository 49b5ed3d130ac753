import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type PlaceInList, partOfList } from '../../database/part-of-list.ts'
import type { Database } from '../../database/schema.ts'

/** Entries that were not deleted, with the names they are shown with. */
function selectActivities(db: Db) {
  return db
    .selectFrom('activity')
    .leftJoin('staff', 'staff.id', 'activity.actorId')
    .leftJoin('contact', (join) =>
      join.onRef('contact.id', '=', 'activity.contactId').on('contact.deletedAt', 'is', null),
    )
    .leftJoin('deal', (join) => join.onRef('deal.id', '=', 'activity.dealId').on('deal.deletedAt', 'is', null))
    .leftJoin('mail', 'mail.activityId', 'activity.id')
    .leftJoin('outbox', 'outbox.id', 'mail.outboxId')
    .selectAll('activity')
    .select(['staff.name as actorName', 'contact.name as contactName', 'deal.title as dealTitle'])
    .select(['mail.id as mailId', 'mail.subject', 'mail.state', 'mail.bouncedAt', 'mail.error'])
    .select(['mail.outboxId', 'outbox.id as outboxRowId', 'outbox.deliveredAt', 'outbox.deadAt', 'outbox.lastError'])
    .where('activity.deletedAt', 'is', null)
}

export type ActivityRow = NonNullable<Awaited<ReturnType<typeof findActivity>>>

export function findActivity(db: Db, id: string) {
  return selectActivities(db).where('activity.id', '=', id).executeTakeFirst()
}

export type TimelineOf = { contactId: string } | { companyId: string } | { dealId: string }

/** The newest first. */
export function listActivities(db: Db, of: TimelineOf, after: PlaceInList | undefined, limit: number) {
  const activities = selectActivities(db).where((eb) => belongsTo(eb, of))
  return partOfList(activities, ['activity.happenedAt', 'activity.id'], 'desc', after, limit).execute()
}

/** The timeline of a company includes that of its people. */
function belongsTo(eb: ExpressionBuilder<Database, 'activity'>, of: TimelineOf): Expression<SqlBool> {
  if ('dealId' in of) return eb('activity.dealId', '=', of.dealId)
  if ('contactId' in of) return eb('activity.contactId', '=', of.contactId)
  const people = eb
    .selectFrom('contact as colleague')
    .select('colleague.id')
    .where('colleague.companyId', '=', of.companyId)
    .where('colleague.deletedAt', 'is', null)
  return eb.or([eb('activity.companyId', '=', of.companyId), eb('activity.contactId', 'in', people)])
}

/** What came in about a deal, the first one first. */
export async function listSubmissionIds(db: Db, dealId: string) {
  const rows = await db
    .selectFrom('activity')
    .select('submissionId')
    .where('dealId', '=', dealId)
    .where('kind', '=', 'submission')
    .where('deletedAt', 'is', null)
    .orderBy('happenedAt')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ submissionId }) => submissionId ?? [])
}

export function findLastActivity(db: Db, contactId: string, kinds: Database['activity']['kind'][]) {
  return db
    .selectFrom('activity')
    .select(['kind', 'submissionId', 'dealId'])
    .where('contactId', '=', contactId)
    .where('kind', 'in', kinds)
    .where('deletedAt', 'is', null)
    .orderBy('happenedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
