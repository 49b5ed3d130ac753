import type { Kind } from '@nokshi/contract/website/kinds.ts'
import type { Insertable } from 'kysely'
import { type Db, insertNew } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

/** Of a kind, or all of them, in the order of their lists. */
export function listEntries(db: Db, kind?: Kind) {
  let query = db.selectFrom('contentEntry').selectAll().where('deletedAt', 'is', null)
  if (kind) query = query.where('kind', '=', kind)
  return query.orderBy('kind').orderBy('position').orderBy('id').execute()
}

export function listPublished(db: Db) {
  return db
    .selectFrom('contentEntry')
    .select(['id', 'kind', 'slug', 'published as data'])
    .where('published', 'is not', null)
    .where('isHidden', '=', 0)
    .where('deletedAt', 'is', null)
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function listDue(db: Db, now: number) {
  return db
    .selectFrom('contentEntry')
    .select(['id', 'publishAt'])
    .where('publishAt', '<=', now)
    .where('deletedAt', 'is', null)
    .orderBy('publishAt')
    .execute()
}

/** Undefined in an installation that was never filled. */
export async function findSiteVersion(db: Db) {
  const state = await db.selectFrom('contentState').select('version').where('id', '=', 1).executeTakeFirst()
  return state?.version
}

/** False when another process has begun already; on PostgreSQL it waits until that one is done. */
export function insertFirstState(tx: Db) {
  return insertNew(tx, 'contentState', { id: 1, version: 1 })
}

/** Zero in an installation that was never filled, which shows no entries. */
export async function raiseSiteVersion(tx: Db) {
  const state = await tx
    .updateTable('contentState')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .returning('version')
    .executeTakeFirst()
  return state?.version ?? 0
}

export async function insertVersions(tx: Db, versions: Insertable<Database['contentVersion']>[]) {
  if (versions.length > 0) await tx.insertInto('contentVersion').values(versions).execute()
}

/** Without what they say, which may be much; each says whether it is what is published now. */
export function listVersions(db: Db, entryId: string, published: string | null) {
  return db
    .selectFrom('contentVersion')
    .select(['id', 'entryId', 'siteVersion', 'publishedBy', 'publishedAt'])
    .select((eb) => eb('data', '=', published ?? '').as('isLive'))
    .where('entryId', '=', entryId)
    .orderBy('siteVersion', 'desc')
    .execute()
}

export function findVersion(db: Db, id: string) {
  return db.selectFrom('contentVersion').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listPictures(db: Db) {
  return db.selectFrom('contentPicture').selectAll().orderBy('createdAt', 'desc').orderBy('id').execute()
}

/** False when it is there already. */
export function insertPicture(tx: Db, picture: Insertable<Database['contentPicture']>) {
  return insertNew(tx, 'contentPicture', picture)
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
