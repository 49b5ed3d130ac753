import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export type ThingRow = Awaited<ReturnType<typeof listThings>>[number]

export function listThings(db: Db, profileId: string) {
  return db
    .selectFrom('shopItem')
    .selectAll()
    .where('profileId', '=', profileId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function insertThing(tx: Db, thing: Insertable<Database['shopItem']>) {
  await tx.insertInto('shopItem').values(thing).execute()
}

export async function updateThing(tx: Db, id: string, changes: Updateable<Database['shopItem']>) {
  await tx.updateTable('shopItem').set(changes).where('id', '=', id).execute()
}

export async function deleteThing(tx: Db, id: string) {
  await tx.deleteFrom('shopItem').where('id', '=', id).execute()
}
