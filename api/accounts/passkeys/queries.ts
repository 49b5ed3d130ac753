import type { Db } from '../../database/connect.ts'

/** Creators and staff have tables of their own: no passkey of a creator is a way into the CRM. */
export type PasskeyTable = 'userPasskey' | 'staffPasskey'

interface NewPasskey {
  id: string
  personId: string
  publicKey: string
  counter: number
  name: string
  createdAt: number
}

/** False when somebody has it already: the primary key is the judge. */
export async function insertPasskey(db: Db, table: PasskeyTable, passkey: NewPasskey) {
  const inserted = await db
    .insertInto(table)
    .values({ ...passkey, usedAt: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** In the order they were made. */
export function listPasskeys(db: Db, table: PasskeyTable, personId: string) {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'createdAt', 'usedAt'])
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function findPasskey(db: Db, table: PasskeyTable, id: string) {
  return db
    .selectFrom(table)
    .select(['id', 'personId', 'publicKey', 'counter'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updatePasskeyUsed(
  db: Db,
  table: PasskeyTable,
  id: string,
  counter: number,
  now: number,
) {
  await db.updateTable(table).set({ counter, usedAt: now }).where('id', '=', id).execute()
}

/** False when this person has no such passkey. */
export async function deletePasskey(db: Db, table: PasskeyTable, personId: string, id: string) {
  const deleted = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where('personId', '=', personId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deletePasskeysOf(db: Db, table: PasskeyTable, personId: string) {
  await db.deleteFrom(table).where('personId', '=', personId).execute()
}
