import type { Db } from '../database/connect.ts'

export function findUserByEmail(db: Db, email: string) {
  return db.selectFrom('user').select(['id', 'email']).where('email', '=', email).executeTakeFirst()
}

export function findUserById(db: Db, id: string) {
  return db.selectFrom('user').select(['id', 'email']).where('id', '=', id).executeTakeFirst()
}

/** Sessions, credentials, the profile and its numbers go with it: the tables say `on delete cascade`. */
export async function deleteUser(db: Db, userId: string) {
  await db.deleteFrom('user').where('id', '=', userId).execute()
}

export async function deleteSession(db: Db, token: string) {
  await db.deleteFrom('session').where('token', '=', token).execute()
}

export async function deleteOpenVerifications(db: Db, userId: string) {
  await db.deleteFrom('verification').where('value', '=', userId).execute()
}

export async function deleteExpired(db: Db, now: number) {
  const iso = new Date(now).toISOString()
  await db.deleteFrom('session').where('expiresAt', '<', iso).execute()
  await db.deleteFrom('verification').where('expiresAt', '<', iso).execute()
}
