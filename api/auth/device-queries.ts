import type { Db } from '../database/connect.ts'

const DEVICES_MAX = 50

export async function updateDeviceSeen(db: Db, userId: string, deviceHash: string, now: number) {
  const seen = await db
    .updateTable('knownDevice')
    .set({ seenAt: now })
    .where('userId', '=', userId)
    .where('deviceHash', '=', deviceHash)
    .returning('userId')
    .executeTakeFirst()
  return seen !== undefined
}

/** False when it is known: of two logins at once, one sends the mail. */
export async function insertDevice(db: Db, userId: string, deviceHash: string, now: number) {
  const inserted = await db
    .insertInto('knownDevice')
    .values({ userId, deviceHash, seenAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'deviceHash']).doNothing())
    .returning('userId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Keeps the last used ones; logins without cookies would otherwise fill the table. */
export async function deleteOldDevices(db: Db, userId: string) {
  const newest = db
    .selectFrom('knownDevice')
    .select('deviceHash')
    .where('userId', '=', userId)
    .orderBy('seenAt', 'desc')
    .orderBy('deviceHash')
    .limit(DEVICES_MAX)
  await db.deleteFrom('knownDevice').where('userId', '=', userId).where('deviceHash', 'not in', newest).execute()
}

export async function deleteDevicesOf(db: Db, userId: string) {
  await db.deleteFrom('knownDevice').where('userId', '=', userId).execute()
}
