import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { countRows, type Db, hasRow, insertNew } from '../database/connect.ts'
import { type PlaceInList, partOfList } from '../database/part-of-list.ts'
import type { Database } from '../database/schema.ts'
import { deleteKeysOf } from '../platform/idempotency-keys.ts'

/** Returns the reference of this content: its own, or of an equal one not older than `freshSince`. */
export async function upsertRecentContent(tx: Db, claim: Insertable<Database['recentContent']>, freshSince: number) {
  const isStale = sql`recent_content.at < ${freshSince}`
  const { reference } = await tx
    .insertInto('recentContent')
    .values(claim)
    .onConflict((conflict) =>
      conflict
        .column('contentHash')
        .doUpdateSet({
          reference: sql<string>`case when ${isStale} then excluded.reference else recent_content.reference end`,
          at: sql<number>`case when ${isStale} then excluded.at else recent_content.at end`,
        }),
    )
    .returning('reference')
    .executeTakeFirstOrThrow()
  return reference
}

export function countSendersOfText(tx: Db, textHash: string, since: number) {
  return countRows(tx.selectFrom('recentContent').where('textHash', '=', textHash).where('at', '>=', since))
}

/** False when the reference is in use. */
export function insertSubmission(tx: Db, submission: Insertable<Database['submission']>) {
  return insertNew(tx, 'submission', submission)
}

export async function updateTimesSent(tx: Db, reference: string) {
  await tx
    .updateTable('submission')
    .set((eb) => ({ timesSent: eb('timesSent', '+', 1) }))
    .where('reference', '=', reference)
    .execute()
}

export type SubmissionRow = Selectable<Database['submission']>

export function findSubmission(db: Db, id: string): Promise<SubmissionRow | undefined> {
  return db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listSubmissions(db: Db, ids: string[]): Promise<SubmissionRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('submission').selectAll().where('id', 'in', ids).execute()
}

export function listSubmissionsAfter(db: Db, id: string, limit: number): Promise<SubmissionRow[]> {
  return db.selectFrom('submission').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute()
}

export interface SubmissionPlace {
  after: PlaceInList | undefined
  isOldestFirst: boolean
}

export function listUnadopted(
  db: Db,
  status: SubmissionRow['status'],
  { after, isOldestFirst }: SubmissionPlace,
  limit: number,
  filter?: RawBuilder<boolean>,
): Promise<SubmissionRow[]> {
  const waiting = db.selectFrom('submission').selectAll().where('adoptedAt', 'is', null).where('status', '=', status)
  const rows = filter ? waiting.where(filter) : waiting
  return partOfList(rows, ['receivedAt', 'id'], isOldestFirst ? 'asc' : 'desc', after, limit).execute()
}

export function listAdoptable(db: Db, after: PlaceInList | undefined, limit: number) {
  const waiting = db.selectFrom('submission').select(['id', 'receivedAt as key']).where('adoptedAt', 'is', null)
  return partOfList(waiting, ['receivedAt', 'id'], 'asc', after, limit).execute()
}

/** Counts by the result of the spam rules. */
export function countUnadopted(db: Db, filter: RawBuilder<boolean> = sql`1 = 1`) {
  return db
    .selectFrom('submission')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('adoptedAt', 'is', null)
    .where(filter)
    .groupBy('status')
    .execute()
}

export async function updateAdopted(tx: Db, id: string, now: number, error: string | null) {
  await tx.updateTable('submission').set({ adoptedAt: now, error }).where('id', '=', id).execute()
}

/** Only while it waits, because another attempt may have succeeded. */
export async function updateError(db: Db, id: string, error: string) {
  await db.updateTable('submission').set({ error }).where('id', '=', id).where('adoptedAt', 'is', null).execute()
}

export async function deleteSubmissions(tx: Db, ids: string[]) {
  const rows = await tx.deleteFrom('submission').where('id', 'in', ids).returning('reference').execute()
  const references = rows.map(({ reference }) => reference)
  await deleteMarks(tx, references)
}

/** Deletes the rows that identify equal submissions. */
export async function deleteMarks(tx: Db, references: string[]) {
  if (references.length === 0) return
  await deleteKeysOf(tx, references)
  await tx.deleteFrom('recentContent').where('reference', 'in', references).execute()
}

export function listByReference(db: Db, references: string[]) {
  return db
    .selectFrom('submission')
    .select(['id', 'reference', 'form', 'name'])
    .where('reference', 'in', references)
    .execute()
}

/** False when this mailbox got one since then. Of two at once, one waits here for the other. */
export async function claimAcknowledgement(tx: Db, claim: Insertable<Database['acknowledgement']>, freshSince: number) {
  return hasRow(
    tx
      .insertInto('acknowledgement')
      .values(claim)
      .onConflict((conflict) =>
        conflict.column('mailboxHash').doUpdateSet({ at: claim.at }).where('acknowledgement.at', '<=', freshSince),
      )
      .returning('mailboxHash'),
  )
}

export function countAcknowledgements(tx: Db, since: number) {
  return countRows(tx.selectFrom('acknowledgement').where('at', '>', since))
}
