import type { Db } from '../../database/connect.ts'
import type { SubmissionPlace } from '../../intake/queries.ts'
import type { TriageRow } from '../adoption/triage-queries.ts'

export type InboxRow = Awaited<ReturnType<typeof listInboxRows>>[number]

export function inboxPageQuery(
  db: Db,
  tab: TriageRow['tab'],
  { after, isOldestFirst }: SubmissionPlace,
  limit: number,
) {
  const [order, further] = isOldestFirst ? (['asc', '>'] as const) : (['desc', '<'] as const)
  let query = inboxRows(db).where('triage.tab', '=', tab)
  if (after)
    query = query.where((eb) =>
      eb(eb.refTuple('triage.receivedAt', 'triage.id'), further, eb.tuple(after.receivedAt, after.id)),
    )
  return query.orderBy('triage.receivedAt', order).orderBy('triage.id', order).limit(limit)
}

export function listInboxRows(db: Db, tab: TriageRow['tab'], place: SubmissionPlace, limit: number) {
  return inboxPageQuery(db, tab, place, limit).execute()
}

export function findInboxRow(db: Db, id: string): Promise<InboxRow | undefined> {
  return inboxRows(db).where('triage.id', '=', id).executeTakeFirst()
}

function inboxRows(db: Db) {
  return db
    .selectFrom('triage')
    .innerJoin('submission', 'submission.id', 'triage.id')
    .leftJoin('staff', 'staff.id', 'triage.takenBy')
    .leftJoin('contact', 'contact.id', 'triage.contactId')
    .leftJoin('deal', 'deal.id', 'triage.dealId')
    .selectAll('submission')
    .select([
      'triage.tab',
      'triage.takenBy',
      'triage.takenAt',
      'triage.firstReplyAt',
      'triage.contactId',
      'triage.dealId',
      'staff.name as takenByName',
      'contact.name as contactName',
      'contact.deletedAt as contactDeletedAt',
      'deal.title as dealTitle',
    ])
}

/** Unanswered and not taken by somebody else, the longest waiting first. */
export function listWaiting(db: Db, staffId: string, limit: number) {
  return db
    .selectFrom('triage')
    .innerJoin('submission', 'submission.id', 'triage.id')
    .select(['triage.id', 'triage.receivedAt', 'submission.name', 'submission.reference'])
    .where('triage.firstReplyAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('triage.tab', '=', 'new'),
        eb.and([eb('triage.tab', '=', 'taken'), eb('triage.takenBy', '=', staffId)]),
      ]),
    )
    .orderBy('triage.receivedAt')
    .orderBy('triage.id')
    .limit(limit)
    .execute()
}

export async function listIdsOfTab(db: Db, tab: TriageRow['tab'], limit: number) {
  const rows = await db
    .selectFrom('triage')
    .select('id')
    .where('tab', '=', tab)
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export function countTabs(db: Db) {
  return db
    .selectFrom('triage')
    .select((eb) => ['tab', eb.fn.countAll<number>().as('count')])
    .groupBy('tab')
    .execute()
}

export interface SpamCursor {
  updatedAt: number
  id: string
}

/** Spam marked before this time, the oldest first: nothing else updates a submission in the spam. */
export function listOldSpam(db: Db, before: number, after: SpamCursor | undefined, limit: number) {
  let query = oldSpam(db, before).select(['id', 'updatedAt'])
  if (after) query = query.where((eb) => eb(eb.refTuple('updatedAt', 'id'), '>', eb.tuple(after.updatedAt, after.id)))
  return query.orderBy('updatedAt').orderBy('id').limit(limit).execute()
}

export function listStillOldSpam(tx: Db, before: number, ids: string[]) {
  return oldSpam(tx, before).select(['id', 'version']).where('id', 'in', ids).execute()
}

function oldSpam(db: Db, before: number) {
  return db.selectFrom('triage').where('tab', '=', 'spam').where('updatedAt', '<', before)
}

export function findSubmissionActivity(db: Db, submissionId: string) {
  return db
    .selectFrom('activity')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .where('kind', '=', 'submission')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export function findLastReply(db: Db, submissionId: string) {
  return db
    .selectFrom('activity')
    .select('actorId')
    .where('submissionId', '=', submissionId)
    .where('kind', 'in', ['whatsapp', 'email', 'call'])
    .where('deletedAt', 'is', null)
    .orderBy('happenedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
