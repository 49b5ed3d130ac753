import { MESSAGES_KEPT_MAX } from '@nokshi/contract/messages.ts'
import type { Insertable, Selectable } from 'kysely'
import { countRows, type Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

export type MessageRow = Selectable<Database['message']>

export async function insertMessage(tx: Db, message: Insertable<Database['message']>) {
  await tx.insertInto('message').values(message).execute()
}

export function listMessages(db: Db, profileId: string, isSpam: boolean, limit: number, after?: string) {
  const query = db
    .selectFrom('message')
    .selectAll()
    .where('profileId', '=', profileId)
    .where('isSpam', '=', isSpam ? 1 : 0)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
  return (after === undefined ? query : query.where('id', '<', after)).execute()
}

export async function countMessages(db: Db, profileId: string) {
  const rows = await db
    .selectFrom('message')
    .select((eb) => ['isSpam', eb.fn.countAll<number>().as('count')])
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is', null)
    .groupBy('isSpam')
    .execute()
  const countOf = (isSpam: number) => Number(rows.find((row) => row.isSpam === isSpam)?.count ?? 0)
  return { messages: countOf(0), spam: countOf(1) }
}

export function countUnread(db: Db, profileId: string) {
  return countRows(
    db
      .selectFrom('message')
      .where('profileId', '=', profileId)
      .where('isSpam', '=', 0)
      .where('readAt', 'is', null)
      .where('deletedAt', 'is', null),
  )
}

/** Ids are in the order in which messages arrive. */
export async function updateRead(db: Db, profileId: string, upTo: string, readAt: number) {
  await db
    .updateTable('message')
    .set({ readAt })
    .where('profileId', '=', profileId)
    .where('isSpam', '=', 0)
    .where('readAt', 'is', null)
    .where('id', '<=', upTo)
    .execute()
}

export async function isFull(db: Db, profileId: string, isSpam: boolean) {
  const last = await db
    .selectFrom('message')
    .select('id')
    .where('profileId', '=', profileId)
    .where('isSpam', '=', isSpam ? 1 : 0)
    .where('deletedAt', 'is', null)
    .limit(1)
    .offset(MESSAGES_KEPT_MAX - 1)
    .executeTakeFirst()
  return last !== undefined
}

export async function updateSpamDeleted(db: Db, profileId: string, deletedAt: number) {
  await spamOf(db, profileId).set({ deletedAt }).where('deletedAt', 'is', null).execute()
}

export async function updateSpamRestored(db: Db, profileId: string, deletedAt: number) {
  await spamOf(db, profileId).set({ deletedAt: null }).where('deletedAt', '=', deletedAt).execute()
}

function spamOf(db: Db, profileId: string) {
  return db.updateTable('message').where('profileId', '=', profileId).where('isSpam', '=', 1)
}

export function updateDeleted(
  db: Db,
  table: 'message' | 'follower',
  profileId: string,
  id: string,
  deletedAt: number | null,
) {
  return db
    .updateTable(table)
    .set({ deletedAt })
    .where('profileId', '=', profileId)
    .where('id', '=', id)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
}

export function updateKept(tx: Db, profileId: string, id: string) {
  return tx
    .updateTable('message')
    .set({ isSpam: 0 })
    .where('profileId', '=', profileId)
    .where('id', '=', id)
    .where('isSpam', '=', 1)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteMessages(tx: Db, ids: string[]) {
  await tx.deleteFrom('message').where('id', 'in', ids).execute()
}

/** Received before, or deleted before. In two steps, because each has an index of its own. */
export async function listOldMessages(db: Db, age: { receivedBefore: number; deletedBefore: number }, limit: number) {
  const old = await db
    .selectFrom('message')
    .select('id')
    .where('receivedAt', '<', age.receivedBefore)
    .limit(limit)
    .execute()
  if (old.length > 0) return old
  return db.selectFrom('message').select('id').where('deletedAt', '<', age.deletedBefore).limit(limit).execute()
}

export interface Sender {
  email: string | null
  phone: string | null
}

export async function findSender(db: Db, profileId: string, id: string): Promise<Sender | undefined> {
  for (const table of ['follower', 'message'] as const) {
    const found = await db
      .selectFrom(table)
      .select(['email', 'phone'])
      .where('profileId', '=', profileId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (found) return found
  }
  return undefined
}

export function listLeftBy(
  db: Db,
  table: 'message' | 'follower',
  profileId: string,
  { email, phone }: Sender,
  limit: number,
) {
  return db
    .selectFrom(table)
    .select('id')
    .where('profileId', '=', profileId)
    .where((eb) => (email === null ? eb('phone', '=', phone) : eb('email', '=', email)))
    .limit(limit)
    .execute()
}

export function countListed(db: Db, ids: string[]) {
  return countRows(db.selectFrom('message').where('id', 'in', ids).where('deletedAt', 'is', null))
}
