import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

/**
 * Answers who holds the key: this post, or the one that came first with it. A post that comes at the same time waits
 * here until the first is committed.
 */
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

/** Answers the reference that this content goes by: its own, or that of an equal post not older than `freshSince`. */
export async function upsertRecentContent(
  tx: Db,
  claim: Insertable<Database['recentContent']>,
  freshSince: number,
) {
  const isStale = sql`recent_content.at < ${freshSince}`
  const { reference } = await tx
    .insertInto('recentContent')
    .values(claim)
    .onConflict((conflict) =>
      conflict.column('contentHash').doUpdateSet({
        reference: sql<string>`case when ${isStale} then excluded.reference else recent_content.reference end`,
        at: sql<number>`case when ${isStale} then excluded.at else recent_content.at end`,
      }),
    )
    .returning('reference')
    .executeTakeFirstOrThrow()
  return reference
}

/** How many different posts carried this text since then. */
export async function countSendersOfText(tx: Db, textHash: string, since: number) {
  const { count } = await tx
    .selectFrom('recentContent')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('textHash', '=', textHash)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** False when the reference is already another submission's. */
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
