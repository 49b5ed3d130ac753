import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

/** Returns the holder of the key, this submission or an earlier one; waits for one that is not committed. */
export function upsertKey(tx: Db, claim: Insertable<Database['submissionKey']>) {
  return tx
    .insertInto('submissionKey')
    .values(claim)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: sql<string>`submission_key.key` }))
    .returning(['reference', 'bodyHash'])
    .executeTakeFirstOrThrow()
}

export async function updateKeyReference(tx: Db, key: string, reference: string) {
  await tx.updateTable('submissionKey').set({ reference }).where('key', '=', key).execute()
}

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

/** How many different submissions had this text. */
export async function countSendersOfText(tx: Db, textHash: string, since: number) {
  const { count } = await tx
    .selectFrom('recentContent')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('textHash', '=', textHash)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** False when the reference is in use. */
export async function insertSubmission(tx: Db, submission: Insertable<Database['submission']>) {
  const inserted = await tx
    .insertInto('submission')
    .values(submission)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updateTimesSent(tx: Db, reference: string) {
  await tx
    .updateTable('submission')
    .set((eb) => ({ timesSent: eb('timesSent', '+', 1) }))
    .where('reference', '=', reference)
    .execute()
}

export async function deleteKeys(db: Db, before: number) {
  await db.deleteFrom('submissionKey').where('createdAt', '<', before).execute()
}

export async function deleteRecentContent(db: Db, before: number) {
  await db.deleteFrom('recentContent').where('at', '<', before).execute()
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

interface Cursor {
  receivedAt: number
  id: string
}

/** The page to list, and its direction. */
export interface SubmissionPlace {
  /** The last of the page before. */
  after: Cursor | undefined
  isOldestFirst: boolean
}

/** Submissions that are not adopted. */
export function listUnadopted(
  db: Db,
  status: SubmissionRow['status'],
  { after, isOldestFirst }: SubmissionPlace,
  limit: number,
): Promise<SubmissionRow[]> {
  const [order, further] = isOldestFirst ? (['asc', '>'] as const) : (['desc', '<'] as const)
  let query = db.selectFrom('submission').selectAll().where('adoptedAt', 'is', null).where('status', '=', status)
  if (after)
    query = query.where((eb) => eb(eb.refTuple('receivedAt', 'id'), further, eb.tuple(after.receivedAt, after.id)))
  return query.orderBy('receivedAt', order).orderBy('id', order).limit(limit).execute()
}

/** All of them, the oldest first. */
export function listAdoptable(db: Db, after: Cursor | undefined, limit: number) {
  let query = db.selectFrom('submission').select(['id', 'receivedAt']).where('adoptedAt', 'is', null)
  if (after) query = query.where((eb) => eb(eb.refTuple('receivedAt', 'id'), '>', eb.tuple(after.receivedAt, after.id)))
  return query.orderBy('receivedAt').orderBy('id').limit(limit).execute()
}

/** Counts by the result of the spam rules. */
export function countUnadopted(db: Db) {
  return db
    .selectFrom('submission')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('adoptedAt', 'is', null)
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
  await deleteMarks(
    tx,
    rows.map((row) => row.reference),
  )
}

/** Deletes the rows that identify equal submissions. */
export async function deleteMarks(tx: Db, references: string[]) {
  if (references.length === 0) return
  await tx.deleteFrom('submissionKey').where('reference', 'in', references).execute()
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
  const claimed = await tx
    .insertInto('acknowledgement')
    .values(claim)
    .onConflict((conflict) =>
      conflict.column('mailboxHash').doUpdateSet({ at: claim.at }).where('acknowledgement.at', '<=', freshSince),
    )
    .returning('mailboxHash')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function countAcknowledgements(tx: Db, since: number) {
  const { count } = await tx
    .selectFrom('acknowledgement')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteAcknowledgements(db: Db, before: number) {
  await db.deleteFrom('acknowledgement').where('at', '<', before).execute()
}
