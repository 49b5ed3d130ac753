import type { Db } from '../../database/connect.ts'

interface Sent {
  taskId: string
  remindAt: number
  staffId: string
}

/** False when another process was first; the primary key decides. */
export async function insertReminder(tx: Db, reminder: Sent) {
  const inserted = await tx
    .insertInto('reminder')
    .values({ ...reminder, seenAt: null })
    .onConflict((conflict) => conflict.columns(['taskId', 'remindAt']).doNothing())
    .returning('taskId')
    .executeTakeFirst()
  return inserted !== undefined
}

export function listSent(db: Db, since: number) {
  return db.selectFrom('reminder').select(['taskId', 'remindAt']).where('remindAt', '>=', since).execute()
}

export function listUnseen(db: Db, staffId: string) {
  return db
    .selectFrom('reminder')
    .select(['taskId', 'remindAt'])
    .where('staffId', '=', staffId)
    .where('seenAt', 'is', null)
    .orderBy('remindAt')
    .execute()
}

export async function updateSeen(db: Db, { taskId, remindAt, staffId }: Sent, now: number) {
  await db
    .updateTable('reminder')
    .set({ seenAt: now })
    .where('taskId', '=', taskId)
    .where('remindAt', '=', remindAt)
    .where('staffId', '=', staffId)
    .execute()
}

export async function deleteReminders(db: Db, before: number) {
  await db.deleteFrom('reminder').where('remindAt', '<', before).execute()
}
