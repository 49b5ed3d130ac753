import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

/** False when the account has an open one; the unique index decides. */
export async function insertRecovery(tx: Db, recovery: Insertable<Database['addressRecovery']>) {
  const inserted = await tx
    .insertInto('addressRecovery')
    .values(recovery)
    .onConflict((conflict) => conflict.column('userId').where('endedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export function findOpenRecovery(db: Db, userId: string) {
  return db
    .selectFrom('addressRecovery')
    .selectAll()
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
}

export function listOpenRecoveries(db: Db) {
  return db.selectFrom('addressRecovery').selectAll().where('endedAt', 'is', null).orderBy('startedAt').execute()
}

export async function listLeftAddresses(db: Db, userId: string) {
  const rows = await db
    .selectFrom('addressRecovery')
    .select('fromEmail')
    .distinct()
    .where('userId', '=', userId)
    .execute()
  return rows.map(({ fromEmail }) => fromEmail)
}

export async function updateRecovery(tx: Db, id: string, change: Updateable<Database['addressRecovery']>) {
  const updated = await tx
    .updateTable('addressRecovery')
    .set(change)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** For accounts whose links are deleted, because nobody could stop a recovery without them. */
export async function endOpenRecovery(tx: Db, userId: string, now: number) {
  await tx
    .updateTable('addressRecovery')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute()
}
