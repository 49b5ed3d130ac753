import type { Insertable, Updateable } from 'kysely'
import { creators } from '../accounts/kinds.ts'
import { lockPerson } from '../accounts/queries.ts'
import { type Db, hasRow, insertNew } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

export function findUserByEmail(db: Db, email: string) {
  return db.selectFrom('user').select(['id', 'email', 'language']).where('email', '=', email).executeTakeFirst()
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUserById>>>

export function findUserById(db: Db, id: string) {
  return db
    .selectFrom('user')
    .select(['id', 'email', 'emailVerified', 'twoFactorEnabled', 'provenAt', 'createdAt', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
}

type NewUser = Omit<Insertable<Database['user']>, 'createdAt' | 'updatedAt'>

/** False when the address is in use; the unique index decides. */
export function insertUser(db: Db, user: NewUser, now: number) {
  return insertNew(db, 'user', { ...user, createdAt: isoTime(now), updatedAt: isoTime(now) })
}

export async function getUserLanguage(db: Db, id: string) {
  const user = await db.selectFrom('user').select('language').where('id', '=', id).executeTakeFirst()
  return user?.language ?? 'en'
}

export async function updateUserLanguage(db: Db, id: string, language: string, now: number) {
  await db
    .updateTable('user')
    .set({ language, updatedAt: isoTime(now) })
    .where('id', '=', id)
    .execute()
}

export async function lockUser(tx: Db, id: string) {
  return (await lockPerson(tx, { kind: creators, id })) !== undefined
}

/** The address is its owner's, as a link in a mail or the studio has shown. */
export async function updateUserProven(db: Db, userId: string, now: number) {
  await db
    .updateTable('user')
    .set((eb) => ({ emailVerified: 1, provenAt: eb.fn.coalesce('provenAt', eb.val(now)), updatedAt: isoTime(now) }))
    .where('id', '=', userId)
    .execute()
}

/** Throws when the address is in use; the unique index decides. */
export async function updateUserEmail(
  db: Db,
  userId: string,
  { email, isVerified }: { email: string; isVerified: boolean },
  now: number,
) {
  await db
    .updateTable('user')
    .set({ email, emailVerified: isVerified ? 1 : 0, updatedAt: isoTime(now) })
    .where('id', '=', userId)
    .execute()
}

/** Sessions, credentials, profile and statistics are deleted by cascade. */
export function deleteUser(db: Db, userId: string) {
  return db.deleteFrom('user').where('id', '=', userId).returning('emailVerified').executeTakeFirst()
}

function isoTime(milliseconds: number) {
  return new Date(milliseconds).toISOString()
}

const DEVICES_MAX = 50

export async function updateDeviceSeen(db: Db, userId: string, deviceHash: string, now: number) {
  return hasRow(
    db
      .updateTable('knownDevice')
      .set({ seenAt: now })
      .where('userId', '=', userId)
      .where('deviceHash', '=', deviceHash)
      .returning('userId'),
  )
}

/** False when it is known: of two logins at once, one sends the mail. */
export function insertDevice(db: Db, userId: string, deviceHash: string, now: number) {
  return insertNew(db, 'knownDevice', { userId, deviceHash, seenAt: now })
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

export type ProofMethod = 'password' | 'passkey' | 'new-page'

export async function putProof(db: Db, proof: { sessionId: string; method: ProofMethod; provedAt: number }) {
  await db
    .insertInto('sessionProof')
    .values(proof)
    .onConflict((conflict) => conflict.columns(['sessionId', 'method']).doUpdateSet({ provedAt: proof.provedAt }))
    .execute()
}

export async function hasProof(db: Db, sessionId: string, methods: readonly ProofMethod[], after: number) {
  return hasRow(
    db
      .selectFrom('sessionProof')
      .innerJoin('session', 'session.id', 'sessionProof.sessionId')
      .select('sessionProof.provedAt')
      .where('sessionProof.sessionId', '=', sessionId)
      .where('sessionProof.method', 'in', methods)
      .where('sessionProof.provedAt', '>', after),
  )
}

export async function deleteProofsOf(db: Db, userId: string) {
  const sessions = db.selectFrom('session').select('id').where('personId', '=', userId)
  await db.deleteFrom('sessionProof').where('sessionId', 'in', sessions).execute()
}

/** False when the account has an open one; the unique index decides. */
export function insertRecovery(tx: Db, recovery: Insertable<Database['addressRecovery']>) {
  return insertNew(tx, 'addressRecovery', recovery)
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
  return hasRow(
    tx.updateTable('addressRecovery').set(change).where('id', '=', id).where('endedAt', 'is', null).returning('id'),
  )
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
