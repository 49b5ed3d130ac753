import type { RawBuilder } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type PlaceInList, partOfList } from '../../database/part-of-list.ts'
import type { Database } from '../../database/schema.ts'
import type { SubmissionPlace } from '../../intake/queries.ts'
import type { TriageRow } from '../adoption/adopt-submission.ts'

export type InboxRow = Awaited<ReturnType<typeof listInboxRows>>[number]

export function inboxPageQuery(
  db: Db,
  tab: TriageRow['tab'],
  { after, isOldestFirst }: SubmissionPlace,
  limit: number,
  filter?: RawBuilder<boolean>,
) {
  const ofTab = inboxRows(db).where('triage.tab', '=', tab)
  const rows = filter ? ofTab.where(filter) : ofTab
  return partOfList(rows, ['triage.receivedAt', 'triage.id'], isOldestFirst ? 'asc' : 'desc', after, limit)
}

export function listInboxRows(
  db: Db,
  tab: TriageRow['tab'],
  place: SubmissionPlace,
  limit: number,
  filter?: RawBuilder<boolean>,
) {
  return inboxPageQuery(db, tab, place, limit, filter).execute()
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
      'triage.closedHow',
      'triage.closedReason',
      'triage.closedNote',
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

export async function listIdsOfTab(
  db: Db,
  tab: TriageRow['tab'],
  limit: number,
  filter: RawBuilder<boolean> | undefined,
) {
  const rows = await triages(db, filter)
    .select('triage.id')
    .where('triage.tab', '=', tab)
    .orderBy('triage.receivedAt')
    .orderBy('triage.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export function countTabs(db: Db, filter?: RawBuilder<boolean>) {
  return triages(db, filter)
    .select((eb) => ['triage.tab', eb.fn.countAll<number>().as('count')])
    .groupBy('triage.tab')
    .execute()
}

/** Without a filter the table alone, because it is counted every few seconds. */
function triages(db: Db, filter: RawBuilder<boolean> | undefined) {
  const query = db.selectFrom('triage')
  if (!filter) return query
  const matching = db
    .selectFrom('triage')
    .innerJoin('submission', 'submission.id', 'triage.id')
    .leftJoin('contact', 'contact.id', 'triage.contactId')
    .select('triage.id')
    .where(filter)
  return query.where('triage.id', 'in', matching)
}

/** Spam marked before this time, the oldest first: nothing else updates a submission in the spam. */
export function listOldSpam(db: Db, before: number, after: PlaceInList | undefined, limit: number) {
  const spam = oldSpam(db, before).select(['id', 'updatedAt as key'])
  return partOfList(spam, ['updatedAt', 'id'], 'asc', after, limit).execute()
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

/** What was sent to answer it, the newest first; mails are listed with theirs. */
export function listReplies(db: Db, submissionId: string, kinds: Database['activity']['kind'][], limit: number) {
  return db
    .selectFrom('activity')
    .leftJoin('staff', 'staff.id', 'activity.actorId')
    .select(['activity.kind', 'activity.body', 'activity.actorId', 'activity.happenedAt', 'staff.name as actorName'])
    .where('submissionId', '=', submissionId)
    .where('kind', 'in', kinds)
    .where('deletedAt', 'is', null)
    .orderBy('happenedAt', 'desc')
    .orderBy('activity.id', 'desc')
    .limit(limit)
    .execute()
}
