import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

export function listPictures(db: Db) {
  return db.selectFrom('contentPicture').selectAll().orderBy('createdAt', 'desc').orderBy('id').execute()
}

/** False when it is there already. */
export async function insertPicture(tx: Db, picture: Insertable<Database['contentPicture']>) {
  const stored = await tx
    .insertInto('contentPicture')
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

export async function deletePicture(tx: Db, id: string) {
  await tx.deleteFrom('contentPicture').where('id', '=', id).execute()
}

/** Whatever an entry says now, says to visitors, or has said to them. */
export async function listTextsWithPictures(db: Db) {
  const entries = await db.selectFrom('contentEntry').select(['draft', 'published']).execute()
  const versions = await db.selectFrom('contentVersion').select('data').execute()
  return [...entries.flatMap(({ draft, published }) => [draft, published ?? '']), ...versions.map(({ data }) => data)]
}

/** Whether a change that can still be undone would bring it back. */
export async function isInChange(db: Db, id: string, since: number) {
  const own = await db
    .selectFrom('change')
    .select('id')
    .where('madeAt', '>', since)
    .where('rows', 'like', `%${id}%`)
    .executeTakeFirst()
  const part = await db.selectFrom('changePart').select('changeId').where('rows', 'like', `%${id}%`).executeTakeFirst()
  return own !== undefined || part !== undefined
}
