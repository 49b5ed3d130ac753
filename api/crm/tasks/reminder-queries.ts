import { type Db, insertNew } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

type Sent = Omit<Database['reminder'], 'seenAt'>

/** False when another process was first; the primary key decides. */
export function insertReminder(tx: Db, reminder: Sent) {
  return insertNew(tx, 'reminder', { ...reminder, seenAt: null })
}

export function listSent(db: Db, since: number) {
  return db.selectFrom('reminder').select(['taskId', 'remindAt']).where('remindAt', '>=', since).execute()
}

/** A snoozed one has the time at which it comes again. */
export function listUnseen(db: Db, staffId: string, now: number) {
  return db
    .selectFrom('reminder')
    .select(['taskId', 'remindAt'])
    .where('staffId', '=', staffId)
    .where('seenAt', 'is', null)
    .where('remindAt', '<=', now)
    .orderBy('remindAt')
    .execute()
}

/** False when it is somebody else's, or was seen before. */
export async function updateSeen(db: Db, { taskId, remindAt, staffId }: Sent, now: number) {
  const seen = await db
    .updateTable('reminder')
    .set({ seenAt: now })
    .where('taskId', '=', taskId)
    .where('remindAt', '=', remindAt)
    .where('staffId', '=', staffId)
    .where('seenAt', 'is', null)
    .returning('taskId')
    .executeTakeFirst()
  return seen !== undefined
}
