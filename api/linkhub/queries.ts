import { toUsername } from '@nokshi/contract/linkhub.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

export type ProfileRow = Selectable<Database['profile']>

/** What the visits slice needs to know about a page: which one it is, and when its owner's day begins. */
export async function findProfileForVisit(db: Db, username: string) {
  return profilesNamed(db, username)?.select(['id', 'timeZone']).executeTakeFirst()
}

export async function findProfileByUsername(db: Db, username: string) {
  return profilesNamed(db, username)?.selectAll().executeTakeFirst()
}

/** An address can hold anything, even a NUL, which PostgreSQL refuses to look up: what is no username is not asked for. */
function profilesNamed(db: Db, typed: string) {
  const username = toUsername(typed)
  return username === undefined ? undefined : db.selectFrom('profile').where('username', '=', username)
}

export function findProfileOfOwner(db: Db, ownerId: string) {
  return db.selectFrom('profile').selectAll().where('ownerId', '=', ownerId).executeTakeFirst()
}

export function listCustomLinks(db: Db, profileId: string) {
  return db
    .selectFrom('customLink')
    .select(['title', 'url'])
    .where('profileId', '=', profileId)
    .orderBy('position')
    .execute()
}

/** Undefined when the owner has a profile already. */
export function insertProfile(db: Db, profile: Insertable<Database['profile']>) {
  return db
    .insertInto('profile')
    .values(profile)
    .onConflict((conflict) => conflict.column('ownerId').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Undefined when the name was ever taken before, even by a profile that is gone. */
export function insertUsername(db: Db, username: Insertable<Database['username']>) {
  return db
    .insertInto('username')
    .values(username)
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()
}

export async function insertCustomLinks(db: Db, links: Insertable<Database['customLink']>[]) {
  if (links.length > 0) await db.insertInto('customLink').values(links).execute()
}

export async function insertUpload(db: Db, upload: Insertable<Database['upload']>) {
  await db.insertInto('upload').values(upload).execute()
}

export async function deleteUpload(db: Db, key: string) {
  await db.deleteFrom('upload').where('key', '=', key).execute()
}

/** The uploads of an owner that no profile shows. */
export async function listUnusedUploadsOf(db: Db, ownerId: string) {
  return withoutUsed(await uploadsWithProfile(db).where('upload.ownerId', '=', ownerId).execute())
}

interface UploadPage {
  /** The key after which the page begins; empty for the first. */
  after: string
  createdBefore: number
  limit: number
}

/** A page of old uploads in the order of their keys, each with whether a profile shows it. */
export async function readUploadPage(db: Db, { after, createdBefore, limit }: UploadPage) {
  const rows = await uploadsWithProfile(db)
    .where('upload.key', '>', after)
    .where('upload.createdAt', '<', createdBefore)
    .orderBy('upload.key')
    .limit(limit)
    .execute()
  return { last: rows.at(-1)?.key, unused: withoutUsed(rows) }
}

/** Only its owner's one profile can show an upload, so that an index finds out. */
function uploadsWithProfile(db: Db) {
  return db
    .selectFrom('upload')
    .leftJoin('profile', 'profile.ownerId', 'upload.ownerId')
    .select(['upload.key', 'profile.profileImage', 'profile.bannerImage'])
}

interface UploadWithProfile {
  key: string
  profileImage: string | null
  bannerImage: string | null
}

function withoutUsed(rows: UploadWithProfile[]) {
  return rows
    .filter((row) => row.key !== row.profileImage && row.key !== row.bannerImage)
    .map((row) => row.key)
}
