import { countRows, type Db, hasRow, insertNew } from '../database/connect.ts'
import type { AccountRef, Kind } from './kinds.ts'

const personColumns = ['id', 'email', 'emailVerified', 'twoFactorEnabled', 'passwordHash'] as const

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

export function findPerson(db: Db, { kind, id }: AccountRef) {
  return db.selectFrom(kind.people).select(personColumns).where('id', '=', id).executeTakeFirst()
}

export function findPersonByEmail(db: Db, kind: Kind, email: string) {
  return db.selectFrom(kind.people).select(personColumns).where('email', '=', email).executeTakeFirst()
}

/** Locks the account until the transaction ends, by a write without a change; undefined when it is gone. */
export function lockPerson(tx: Db, { kind, id }: AccountRef) {
  return tx
    .updateTable(kind.people)
    .set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
    .where('id', '=', id)
    .returning(personColumns)
    .executeTakeFirst()
}

export async function updatePassword(tx: Db, { kind, id }: AccountRef, hash: string | null, now: number) {
  await tx.updateTable(kind.people).set({ passwordHash: hash, passwordChangedAt: now }).where('id', '=', id).execute()
}

/** The same password at another cost. Nothing happens when it was changed meanwhile. */
export async function updatePasswordCost(db: Db, { kind, id }: AccountRef, stored: string, renewed: string) {
  await db
    .updateTable(kind.people)
    .set({ passwordHash: renewed })
    .where('id', '=', id)
    .where('passwordHash', '=', stored)
    .execute()
}

export async function updateVerified(tx: Db, { kind, id }: AccountRef, now: number) {
  await tx
    .updateTable(kind.people)
    .set({ emailVerified: 1, updatedAt: new Date(now).toISOString() })
    .where('id', '=', id)
    .execute()
}

export function findTotp(db: Db, { kind, id }: AccountRef) {
  return db.selectFrom(kind.totps).select('secret').where('personId', '=', id).executeTakeFirst()
}

/** False when another one was begun at the same moment. */
export function insertTotp(tx: Db, { kind, id }: AccountRef, secret: string) {
  return insertNew(tx, kind.totps, { personId: id, secret })
}

/** False when it is on already. */
export function updateTwoFactorOn(tx: Db, { kind, id }: AccountRef) {
  return hasRow(
    tx
      .updateTable(kind.people)
      .set({ twoFactorEnabled: 1 })
      .where('id', '=', id)
      .where('twoFactorEnabled', '=', 0)
      .returning('id'),
  )
}

export async function deleteTwoFactor(tx: Db, { kind, id }: AccountRef) {
  await tx.deleteFrom(kind.totps).where('personId', '=', id).execute()
  await tx.deleteFrom(kind.recoveryCodes).where('personId', '=', id).execute()
  await tx.updateTable(kind.people).set({ twoFactorEnabled: 0 }).where('id', '=', id).execute()
}

export async function deleteBegunTwoFactor(tx: Db, { kind, id }: AccountRef) {
  const without = tx.selectFrom(kind.people).select('id').where('id', '=', id).where('twoFactorEnabled', '=', 0)
  const deleted = await tx
    .deleteFrom(kind.totps)
    .where('personId', 'in', without)
    .returning('personId')
    .executeTakeFirst()
  if (deleted) await tx.deleteFrom(kind.recoveryCodes).where('personId', '=', id).execute()
}

export async function replaceRecoveryCodes(tx: Db, { kind, id }: AccountRef, hashes: string[]) {
  await tx.deleteFrom(kind.recoveryCodes).where('personId', '=', id).execute()
  if (hashes.length > 0)
    await tx
      .insertInto(kind.recoveryCodes)
      .values(hashes.map((codeHash) => ({ personId: id, codeHash })))
      .execute()
}

export function countRecoveryCodes(db: Db, { kind, id }: AccountRef) {
  return countRows(db.selectFrom(kind.recoveryCodes).where('personId', '=', id))
}

/** False when there is no such code: of several who show one, one gets through. */
export async function deleteRecoveryCode(db: Db, { kind, id }: AccountRef, codeHash: string) {
  return hasRow(
    db.deleteFrom(kind.recoveryCodes).where('personId', '=', id).where('codeHash', '=', codeHash).returning('codeHash'),
  )
}

export function listEarlierSeals(db: Db, kind: Kind) {
  return db
    .selectFrom(kind.totps)
    .select(['personId', 'secret', 'earlierCodes'])
    .where('earlierCodes', 'is not', null)
    .execute()
}

/** False when another process was quicker. */
export function updateEarlierSeal(tx: Db, { kind, id }: AccountRef, secret: string) {
  return hasRow(
    tx
      .updateTable(kind.totps)
      .set({ secret, earlierCodes: null })
      .where('personId', '=', id)
      .where('earlierCodes', 'is not', null)
      .returning('personId'),
  )
}

/** Whom mails about the account go to: a creator with a confirmed address, or staff, who read English. */
export async function findAddressee(db: Db, { kind, id }: AccountRef) {
  if (kind.name === 'staff') {
    const found = await db.selectFrom('staff').select('email').where('id', '=', id).executeTakeFirst()
    return found && { ...found, language: 'en' }
  }
  return db
    .selectFrom('user')
    .select(['email', 'language'])
    .where('id', '=', id)
    .where('emailVerified', '=', 1)
    .executeTakeFirst()
}
