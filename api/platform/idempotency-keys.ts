import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { DAY } from './zoned-time.ts'

/** The answer of a call that is still being carried out. */
export const NO_ANSWER_YET = ''

/**
 * Returns the holder of the key, this claim or an earlier one; waits for one that is not committed. A claim from
 * before `abandonedBefore` that never got its answer is replaced: its process ended in the middle.
 */
export function upsertKey(tx: Db, claim: Insertable<Database['idempotencyKey']>, abandonedBefore = 0) {
  const isFree = sql`idempotency_key.answer = ${NO_ANSWER_YET} and idempotency_key.created_at < ${abandonedBefore}`
  return tx
    .insertInto('idempotencyKey')
    .values(claim)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          reference: sql<string>`case when ${isFree} then excluded.reference else idempotency_key.reference end`,
          createdAt: sql<number>`case when ${isFree} then excluded.created_at else idempotency_key.created_at end`,
        }),
    )
    .returning(['reference', 'bodyHash', 'answer'])
    .executeTakeFirstOrThrow()
}

export async function updateKey(tx: Db, key: string, changes: { reference: string } | { answer: string }) {
  await tx.updateTable('idempotencyKey').set(changes).where('key', '=', key).execute()
}

export async function deleteKey(db: Db, key: string) {
  await db.deleteFrom('idempotencyKey').where('key', '=', key).execute()
}

export async function deleteKeysOf(tx: Db, references: string[]) {
  await tx.deleteFrom('idempotencyKey').where('reference', 'in', references).execute()
}

/** No client retries longer than a week. Answers, which may be about somebody, are kept for a day. */
export async function deleteOldKeys(db: Db, now: number) {
  const isOld = sql<boolean>`created_at < ${now - 7 * DAY} or (answer is not null and created_at < ${now - DAY})`
  await db.deleteFrom('idempotencyKey').where(isOld).execute()
}
