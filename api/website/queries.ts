import type { Kind } from '@nokshi/contract/website/kinds.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

/** Of a kind, or all of them, in the order of their lists. */
export function listEntries(db: Db, kind?: Kind) {
  let query = db.selectFrom('contentEntry').selectAll().where('deletedAt', 'is', null)
  if (kind) query = query.where('kind', '=', kind)
  return query.orderBy('kind').orderBy('position').orderBy('id').execute()
}

/** Only what visitors may see. */
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
export async function insertFirstState(tx: Db) {
  const state = await tx
    .insertInto('contentState')
    .values({ id: 1, version: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return state !== undefined
}

export async function raiseSiteVersion(tx: Db) {
  const state = await tx
    .updateTable('contentState')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return state.version
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
