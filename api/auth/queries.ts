import type { Db } from '../database/connect.ts'

export function findUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('user')
    .select(['id', 'email', 'language'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** `emailVerified` is 0 or 1. */
export function findUserById(db: Db, id: string) {
  return db
    .selectFrom('user')
    .select(['id', 'email', 'emailVerified', 'createdAt', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Of mails to this person. */
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

/**
 * Lets nobody delete this account until the transaction ends; false when it is gone. A write that changes nothing is the
 * one lock that both engines know.
 */
export async function lockUser(tx: Db, id: string) {
  const held = await tx
    .updateTable('user')
    .set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}

/** The hash of a password, and when it was changed, as ISO text. */
export function findCredential(db: Db, userId: string) {
  return db
    .selectFrom('account')
    .select(['password as hash', 'updatedAt as changedAt'])
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
}

/** Nothing happens when the password was changed meanwhile. */
export async function updatePasswordHash(db: Db, userId: string, stored: string, renewed: string) {
  await db
    .updateTable('account')
    .set({ password: renewed })
    .where('userId', '=', userId)
    .where('password', '=', stored)
    .execute()
}

export async function updateUserVerified(db: Db, userId: string, now: number) {
  await db
    .updateTable('user')
    .set({ emailVerified: 1, updatedAt: isoTime(now) })
    .where('id', '=', userId)
    .execute()
}

/** Throws when somebody else has the address: the unique index is the judge. */
export async function updateUserEmail(
  db: Db,
  userId: string,
  { email, isVerified }: { email: string; isVerified: boolean },
  now: number,
) {
  await db
    .updateTable('user')
    // better-auth wants a name as well, and has always been given the address.
    .set({ email, name: email, emailVerified: isVerified ? 1 : 0, updatedAt: isoTime(now) })
    .where('id', '=', userId)
    .execute()
}

/** Sessions, credentials, the profile and its numbers go with it: the tables say `on delete cascade`. */
export function deleteUser(db: Db, userId: string) {
  return db.deleteFrom('user').where('id', '=', userId).returning('emailVerified').executeTakeFirst()
}

/** More than anybody has browsers. */
export const SESSIONS_MAX = 50

/** Those that still work, the last used first. */
export function listSessions(db: Db, userId: string, startedAfter: number, now: number) {
  return db
    .selectFrom('session')
    .select(['id', 'userAgent', 'timeZone', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', isoTime(now))
    .where('createdAt', '>', isoTime(startedAfter))
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(SESSIONS_MAX)
    .execute()
}

/** All but the newest: whoever logs in again and again would otherwise fill the table. */
export async function deleteOldSessions(db: Db, userId: string) {
  const newest = db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(SESSIONS_MAX)
  await db.deleteFrom('session').where('userId', '=', userId).where('id', 'not in', newest).execute()
}

export async function updateSessionSeen(db: Db, sessionId: string, now: number) {
  await db
    .updateTable('session')
    .set({ updatedAt: isoTime(now) })
    .where('id', '=', sessionId)
    .execute()
}

export async function updateSessionZone(db: Db, token: string, timeZone: string) {
  await db.updateTable('session').set({ timeZone }).where('token', '=', token).execute()
}

export async function deleteSession(db: Db, token: string) {
  await db.deleteFrom('session').where('token', '=', token).execute()
}

/** False when this user has no such session. */
export async function deleteSessionOfUser(db: Db, userId: string, sessionId: string) {
  const deleted = await db
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteSessionsOf(db: Db, userId: string) {
  await db.deleteFrom('session').where('userId', '=', userId).execute()
}

export async function deleteSessionsBut(db: Db, userId: string, keptToken: string) {
  await db.deleteFrom('session').where('userId', '=', userId).where('token', '!=', keptToken).execute()
}

export async function deleteOtherSessions(db: Db, userId: string, keptSessionId: string) {
  await db.deleteFrom('session').where('userId', '=', userId).where('id', '!=', keptSessionId).execute()
}

export async function hasTwoFactorRow(db: Db, userId: string) {
  const row = await db
    .selectFrom('userTwoFactor')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** A secret that no code has proved yet. */
export async function deleteBegunTwoFactor(db: Db, userId: string) {
  await db.deleteFrom('userTwoFactor').where('userId', '=', userId).where('verified', '=', 0).execute()
}

/** For somebody who lost the app and the recovery codes. */
export async function deleteTwoFactor(db: Db, userId: string, now: number) {
  await db.deleteFrom('userTwoFactor').where('userId', '=', userId).execute()
  await db
    .updateTable('user')
    .set({ twoFactorEnabled: 0, updatedAt: isoTime(now) })
    .where('id', '=', userId)
    .execute()
}

interface EmailLinkRow {
  tokenHash: string
  kind: string
  userId: string
  email: string
  createdAt: number
  expiresAt: number
}

/** Beside the rows of better-auth, which looks for its own by their identifiers and never meets these. */
export async function insertEmailLink(db: Db, link: EmailLinkRow) {
  const createdAt = isoTime(link.createdAt)
  await db
    .insertInto('verification')
    .values({
      id: link.tokenHash,
      identifier: `${link.kind}:${link.email}`,
      value: link.userId,
      expiresAt: isoTime(link.expiresAt),
      createdAt,
      updatedAt: createdAt,
    })
    .execute()
}

export function findEmailLink(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom('verification')
    .select(['identifier', 'value as userId'])
    .where('id', '=', tokenHash)
    .where('expiresAt', '>', isoTime(now))
    .executeTakeFirst()
}

/** False when it was gone: of several who follow one link, one gets through. */
export async function deleteEmailLink(db: Db, tokenHash: string) {
  const deleted = await db
    .deleteFrom('verification')
    .where('id', '=', tokenHash)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteEmailLinks(db: Db, userId: string, kind: string) {
  await db
    .deleteFrom('verification')
    .where('value', '=', userId)
    .where('identifier', 'like', `${kind}:%`)
    .execute()
}

/** Every link that was mailed for the account: to reset its password, to confirm or to change its address. */
export async function deleteOpenVerifications(db: Db, userId: string) {
  await db.deleteFrom('verification').where('value', '=', userId).execute()
}

const RECOVERY_LINKS = ['recover-email:%', 'keep-email:%']

/**
 * The same without those of a move that an owner of the studio has begun: whoever changes the password because of it must still
 * be able to stop it.
 */
export async function deleteOwnLinks(db: Db, userId: string) {
  let links = db.deleteFrom('verification').where('value', '=', userId)
  for (const recovery of RECOVERY_LINKS) links = links.where('identifier', 'not like', recovery)
  await links.execute()
}

export async function deleteRecoveryLinks(db: Db, userId: string) {
  for (const recovery of RECOVERY_LINKS)
    await db
      .deleteFrom('verification')
      .where('value', '=', userId)
      .where('identifier', 'like', recovery)
      .execute()
}

export async function deleteExpired(db: Db, now: number) {
  await db.deleteFrom('session').where('expiresAt', '<', isoTime(now)).execute()
  await db.deleteFrom('verification').where('expiresAt', '<', isoTime(now)).execute()
}

/** As better-auth writes times into these tables. */
function isoTime(milliseconds: number) {
  return new Date(milliseconds).toISOString()
}
