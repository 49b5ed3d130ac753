import { creators } from '../accounts/kinds.ts'
import { lockPerson } from '../accounts/queries.ts'
import type { Db } from '../database/connect.ts'

export function findUserByEmail(db: Db, email: string) {
  return db.selectFrom('user').select(['id', 'email', 'language']).where('email', '=', email).executeTakeFirst()
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUserById>>>

/** `emailVerified` and `twoFactorEnabled` are 0 or 1. */
export function findUserById(db: Db, id: string) {
  return db
    .selectFrom('user')
    .select(['id', 'email', 'emailVerified', 'twoFactorEnabled', 'provenAt', 'createdAt', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
}

interface NewUser {
  id: string
  email: string
  passwordHash: string
  language: string
}

/** False when the address is in use; the unique index decides. */
export async function insertUser(db: Db, user: NewUser, now: number) {
  const inserted = await db
    .insertInto('user')
    .values({ ...user, createdAt: isoTime(now), updatedAt: isoTime(now) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
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
