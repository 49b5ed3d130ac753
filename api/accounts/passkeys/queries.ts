import { type Db, hasRow, insertNew } from '../../database/connect.ts'
import type { AccountRef, Kind } from '../kinds.ts'

interface NewPasskey {
  id: string
  publicKey: string
  counter: number
  name: string
  createdAt: number
}

/** False when somebody has it already: the primary key is the judge. */
export function insertPasskey(db: Db, { kind, id: personId }: AccountRef, passkey: NewPasskey) {
  return insertNew(db, kind.passkeys, { ...passkey, personId, usedAt: null })
}

export function listPasskeys(db: Db, { kind, id }: AccountRef) {
  return db
    .selectFrom(kind.passkeys)
    .select(['id', 'name', 'createdAt', 'usedAt'])
    .where('personId', '=', id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function findPasskey(db: Db, kind: Kind, id: string) {
  return db
    .selectFrom(kind.passkeys)
    .select(['id', 'personId', 'publicKey', 'counter'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updatePasskeyUsed(db: Db, kind: Kind, id: string, counter: number, now: number) {
  await db.updateTable(kind.passkeys).set({ counter, usedAt: now }).where('id', '=', id).execute()
}

export async function deletePasskey(db: Db, { kind, id }: AccountRef, passkeyId: string) {
  return hasRow(db.deleteFrom(kind.passkeys).where('id', '=', passkeyId).where('personId', '=', id).returning('id'))
}

export async function deletePasskeysOf(db: Db, { kind, id }: AccountRef) {
  await db.deleteFrom(kind.passkeys).where('personId', '=', id).execute()
}
