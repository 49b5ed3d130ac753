import type { Role } from '@nokshi/contract/roles.ts'
import type { Db } from '../database/connect.ts'

export function findStudio(db: Db) {
  return db
    .selectFrom('studio')
    .select(['ownerId', 'baseCurrency', 'settings'])
    .where('id', '=', 1)
    .executeTakeFirst()
}

interface NewStudio {
  ownerId: string
  baseCurrency: string
  settings: string
  claimedAt: number
}

/** False when somebody else was quicker: the primary key is the judge. */
export async function insertStudio(db: Db, studio: NewStudio) {
  const inserted = await db
    .insertInto('studio')
    .values({ id: 1, ...studio })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updateStudio(db: Db, baseCurrency: string, settings: string) {
  await db.updateTable('studio').set({ baseCurrency, settings }).where('id', '=', 1).execute()
}

/** Until the transaction ends, whoever else asks for this waits: so that decisions about owners come one by one. */
export async function lockStudio(db: Db) {
  await db.updateTable('studio').set({ id: 1 }).where('id', '=', 1).execute()
}

const staffColumns = ['id', 'name', 'email', 'role', 'twoFactorEnabled', 'disabledAt'] as const

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaffById>>>

export function findStaffById(db: Db, id: string) {
  return db.selectFrom('staff').select(staffColumns).where('id', '=', id).executeTakeFirst()
}

export function findStaffByEmail(db: Db, email: string) {
  return db.selectFrom('staff').select(staffColumns).where('email', '=', email).executeTakeFirst()
}

/** In the order they came. */
export function listStaff(db: Db) {
  return db.selectFrom('staff').select(staffColumns).orderBy('createdAt').orderBy('id').execute()
}

export async function listActiveOwnerIds(db: Db) {
  const owners = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabledAt', 'is', null)
    .execute()
  return owners.map((owner) => owner.id)
}

interface NewStaff {
  id: string
  name: string
  email: string
  emailVerified: number
  role: Role
}

/** False when there is somebody with this address: the unique index is the judge. */
export async function insertStaff(db: Db, staff: NewStaff, now: number) {
  const inserted = await db
    .insertInto('staff')
    .values({ ...staff, image: null, disabledAt: null, createdAt: isoTime(now), updatedAt: isoTime(now) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** As better-auth keeps a password. */
export async function insertCredential(db: Db, id: string, staffId: string, hash: string, now: number) {
  await db
    .insertInto('staffAccount')
    .values({
      id,
      accountId: staffId,
      providerId: 'credential',
      userId: staffId,
      password: hash,
      createdAt: isoTime(now),
      updatedAt: isoTime(now),
    })
    .execute()
}

export async function findPasswordHash(db: Db, staffId: string) {
  const account = await db
    .selectFrom('staffAccount')
    .select('password')
    .where('userId', '=', staffId)
    .executeTakeFirst()
  return account?.password ?? undefined
}

/** Nothing happens when the password was changed meanwhile. */
export async function updatePasswordHash(db: Db, staffId: string, stored: string, renewed: string) {
  await db
    .updateTable('staffAccount')
    .set({ password: renewed })
    .where('userId', '=', staffId)
    .where('password', '=', stored)
    .execute()
}

export async function updateStaffAccess(
  db: Db,
  id: string,
  way: { role: Role; disabledAt: number | null },
  now: number,
) {
  await db
    .updateTable('staff')
    .set({ ...way, updatedAt: isoTime(now) })
    .where('id', '=', id)
    .execute()
}

export async function updateStaffName(db: Db, id: string, name: string, now: number) {
  await db
    .updateTable('staff')
    .set({ name, updatedAt: isoTime(now) })
    .where('id', '=', id)
    .execute()
}

export async function updateStaffVerified(db: Db, id: string, now: number) {
  await db
    .updateTable('staff')
    .set({ emailVerified: 1, updatedAt: isoTime(now) })
    .where('id', '=', id)
    .execute()
}

export async function updateStaffWithoutTwoFactor(db: Db, id: string, now: number) {
  await db
    .updateTable('staff')
    .set({ twoFactorEnabled: 0, updatedAt: isoTime(now) })
    .where('id', '=', id)
    .execute()
}

export async function deleteTwoFactor(db: Db, staffId: string) {
  await db.deleteFrom('twoFactor').where('userId', '=', staffId).execute()
}

/** A secret that no code has proved yet. */
export async function deleteBegunTwoFactor(db: Db, staffId: string) {
  await db.deleteFrom('twoFactor').where('userId', '=', staffId).where('verified', '=', 0).execute()
}

export async function hasTwoFactorRow(db: Db, staffId: string) {
  const row = await db.selectFrom('twoFactor').select('id').where('userId', '=', staffId).executeTakeFirst()
  return row !== undefined
}

export async function deleteSession(db: Db, token: string) {
  await db.deleteFrom('staffSession').where('token', '=', token).execute()
}

export async function deleteSessionsOf(db: Db, staffId: string) {
  await db.deleteFrom('staffSession').where('userId', '=', staffId).execute()
}

export async function deleteOtherSessions(db: Db, staffId: string, keptToken: string) {
  await db.deleteFrom('staffSession').where('userId', '=', staffId).where('token', '!=', keptToken).execute()
}

/** What says how long a session may go on. */
export function findSessionTimes(db: Db, token: string) {
  return db
    .selectFrom('staffSession')
    .select(['createdAt', 'updatedAt', 'rememberedAt'])
    .where('token', '=', token)
    .executeTakeFirst()
}

/** Answers whose session it is. */
export async function updateRemembered(db: Db, token: string, now: number) {
  const session = await db
    .updateTable('staffSession')
    .set({ rememberedAt: now })
    .where('token', '=', token)
    .returning('userId')
    .executeTakeFirst()
  return session?.userId
}

/** The last used first. */
export function listRemembered(db: Db, staffId: string, since: number) {
  return db
    .selectFrom('staffSession')
    .select(['id', 'token', 'userAgent', 'updatedAt'])
    .select((eb) => eb.ref('rememberedAt').$notNull().as('rememberedAt'))
    .where('userId', '=', staffId)
    .where('rememberedAt', '>', since)
    .orderBy('updatedAt', 'desc')
    .execute()
}

export async function deleteRemembered(db: Db, staffId: string, id: string) {
  const gone = await db
    .deleteFrom('staffSession')
    .where('id', '=', id)
    .where('userId', '=', staffId)
    .where('rememberedAt', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Sessions that nobody has used for too long, unless their device is remembered. */
export async function deleteIdle(db: Db, usedBefore: number) {
  await db
    .deleteFrom('staffSession')
    .where('rememberedAt', 'is', null)
    .where('updatedAt', '<', isoTime(usedBefore))
    .execute()
}

/** Reset links that were mailed, and logins that wait for their code. */
export async function deleteOpenVerifications(db: Db, staffId: string) {
  await db.deleteFrom('staffVerification').where('value', '=', staffId).execute()
}

export async function deleteExpired(db: Db, now: number) {
  await db.deleteFrom('staffSession').where('expiresAt', '<', isoTime(now)).execute()
  await db.deleteFrom('staffVerification').where('expiresAt', '<', isoTime(now)).execute()
}

/** As better-auth writes times into these tables. */
function isoTime(milliseconds: number) {
  return new Date(milliseconds).toISOString()
}
