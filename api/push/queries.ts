import type { QuietHours } from '@nokshi/contract/push.ts'
import type { Insertable } from 'kysely'
import { type Db, hasRow } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

export function readQuietHours({ quietFrom, quietUntil }: { quietFrom: string | null; quietUntil: string | null }) {
  return quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil }
}

export function findSettings(db: Db, userId: string) {
  return db
    .selectFrom('pushAccount')
    .select(['quietFrom', 'quietUntil'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export function hasDevice(db: Db, sessionId: string) {
  return hasRow(db.selectFrom('pushDevice').select('id').where('sessionId', '=', sessionId))
}

/** In place of what this session or this browser had: it may have been somebody else's until now. */
export async function putDevice(tx: Db, device: Insertable<Database['pushDevice']>) {
  const { sessionId, endpoint } = device
  await tx.deleteFrom('pushDevice').where('sessionId', '=', sessionId).where('endpoint', '<>', endpoint).execute()
  await tx
    .insertInto('pushDevice')
    .values(device)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
    .execute()
}

export async function deleteDevicesButNewest(tx: Db, userId: string, kept: number) {
  const newest = tx
    .selectFrom('pushDevice')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(kept)
  await tx.deleteFrom('pushDevice').where('userId', '=', userId).where('id', 'not in', newest).execute()
}

export async function deleteDevice(db: Db, by: { id: string } | { sessionId: string }) {
  const [[column, value]] = Object.entries(by) as [['id' | 'sessionId', string]]
  await db.deleteFrom('pushDevice').where(column, '=', value).execute()
}

export function findDevice(db: Db, id: string) {
  return db
    .selectFrom('pushDevice')
    .innerJoin('user', 'user.id', 'pushDevice.userId')
    .select(['endpoint', 'p256dh', 'auth', 'user.language'])
    .where('pushDevice.id', '=', id)
    .executeTakeFirst()
}

export function listDevices(db: Db, userId: string) {
  return db.selectFrom('pushDevice').select(['id', 'endpoint', 'createdAt']).where('userId', '=', userId).execute()
}

/** The quiet hours of an account. With others it may be time to tell what waits. */
export async function putSettings(db: Db, userId: string, hours: QuietHours | null, { isNew = false } = {}) {
  const chosen = { quietFrom: hours?.from ?? null, quietUntil: hours?.until ?? null, nextAt: 0 }
  await db
    .insertInto('pushAccount')
    .values({ userId, ...chosen })
    .onConflict((conflict) => (isNew ? conflict.doNothing() : conflict.column('userId').doUpdateSet(chosen)))
    .execute()
}

/** Nothing happens for an owner who has never asked to be notified. */
export async function addPending(tx: Db, profileId: string, { messages = 0, orders = 0 }) {
  await tx
    .updateTable('pushAccount')
    .set((eb) => ({ messages: eb('messages', '+', messages), orders: eb('orders', '+', orders) }))
    .where('userId', 'in', tx.selectFrom('profile').select('ownerId').where('id', '=', profileId))
    .execute()
}

export function listPending(db: Db, now: number, limit: number) {
  return db
    .selectFrom('pushAccount')
    .innerJoin('user', 'user.id', 'pushAccount.userId')
    .innerJoin('profile', 'profile.ownerId', 'user.id')
    .select(['userId', 'quietFrom', 'quietUntil', 'messages', 'orders', 'nextAt'])
    .select(['user.emailVerified', 'profile.timeZone', 'profile.suspendedAt'])
    .where('nextAt', '<=', now)
    .where((eb) => eb.or([eb('messages', '>', 0), eb('orders', '>', 0)]))
    .orderBy('nextAt')
    .limit(limit)
    .execute()
}
export type Pending = Awaited<ReturnType<typeof listPending>>[number]

/** False when another process was quicker, or something came in meanwhile: the next round has both. */
export function updatePending(tx: Db, seen: Pending, change: { nextAt: number; messages?: 0; orders?: 0 }) {
  const { userId, nextAt, messages, orders } = seen
  return hasRow(
    tx
      .updateTable('pushAccount')
      .set(change)
      .where('userId', '=', userId)
      .where('nextAt', '=', nextAt)
      .where('messages', '=', messages)
      .where('orders', '=', orders)
      .returning('userId'),
  )
}
