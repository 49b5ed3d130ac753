import { toUsername } from '@nokshi/contract/linkhub.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { type Db, insertNew } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

export type ProfileRow = Selectable<Database['profile']>

export type PresentableProfile = ProfileRow & Pick<Selectable<Database['user']>, 'emailVerified'>

/** What the visits slice needs to know about a page: whose it is, when their day begins, and what counts. */
const forVisits = [
  'profile.id',
  'profile.username',
  'profile.domain',
  'profile.ownerId',
  'profile.timeZone',
  'profile.countsOwnVisits',
  'profile.suspendedAt',
  'profile.socials',
  'profile.profiles',
  'profile.contactMethods',
  'profile.language',
] as const

export async function findProfileForVisit(db: Db, username: string) {
  return profilesNamed(db, username)?.select(forVisits).executeTakeFirst()
}

export function findProfileOfLink(db: Db, linkId: string) {
  return db
    .selectFrom('linkId')
    .innerJoin('profile', 'profile.id', 'linkId.profileId')
    .select(forVisits)
    .where('linkId.id', '=', linkId)
    .executeTakeFirst()
}

export function findProfileForVisitById(db: Db, profileId: string) {
  return db.selectFrom('profile').select(forVisits).where('profile.id', '=', profileId).executeTakeFirst()
}

export async function findProfileByUsername(db: Db, username: string) {
  return profilesNamed(db, username)
    ?.innerJoin('user', 'user.id', 'profile.ownerId')
    .selectAll('profile')
    .select('user.emailVerified')
    .executeTakeFirst()
}

/** By any name it ever had. PostgreSQL refuses to look up a NUL, so what is no username is not queried. */
function profilesNamed(db: Db, typed: string) {
  const username = toUsername(typed)
  if (username === undefined) return undefined
  return db
    .selectFrom('username')
    .innerJoin('profile', 'profile.id', 'username.profileId')
    .where('username.name', '=', username)
}

export type CustomLinkRow = Awaited<ReturnType<typeof listCustomLinks>>[number]

export function findProfileOfOwner(db: Db, ownerId: string) {
  return db
    .selectFrom('profile')
    .innerJoin('user', 'user.id', 'profile.ownerId')
    .selectAll('profile')
    .select('user.emailVerified')
    .where('profile.ownerId', '=', ownerId)
    .executeTakeFirst()
}

export function getOwner(db: Db, profileId: string) {
  return db
    .selectFrom('profile')
    .innerJoin('user', 'user.id', 'profile.ownerId')
    .select(['user.email', 'user.language', 'user.emailVerified'])
    .where('profile.id', '=', profileId)
    .executeTakeFirstOrThrow()
}

export function listCustomLinks(db: Db, profileId: string) {
  return db
    .selectFrom('customLink')
    .leftJoin('linkCheck', (join) =>
      join.onRef('linkCheck.linkId', '=', 'customLink.id').onRef('linkCheck.url', '=', 'customLink.url'),
    )
    .select(['id', 'title', 'customLink.url', 'isHidden', 'isFeatured', 'showsIcon', 'showFrom', 'showUntil'])
    .select(['picture', 'linkCheck.state as checked'])
    .where('customLink.profileId', '=', profileId)
    .orderBy('position')
    .execute()
}

export function insertProfile(db: Db, profile: Insertable<Database['profile']>) {
  return db
    .insertInto('profile')
    .values(profile)
    .onConflict((conflict) => conflict.column('ownerId').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Locks the profile until the transaction ends. Both engines lock by a write that changes nothing. */
export async function lockProfile(tx: Db, profileId: string) {
  await tx
    .updateTable('profile')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', profileId)
    .execute()
}

/** Locks the profile, for a change beside its fields and links. */
export async function raiseBlocksVersion(tx: Db, profileId: string) {
  await tx
    .updateTable('profile')
    .set((eb) => ({ blocksVersion: eb('blocksVersion', '+', 1) }))
    .where('id', '=', profileId)
    .execute()
}

/** Takes the step from this version to the next. False when the profile is at another one. */
export async function updateVersion(tx: Db, profileId: string, version: number, now: number) {
  const updated = await tx
    .updateTable('profile')
    .set((eb) => ({ version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', profileId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function updateProfile(tx: Db, profileId: string, changes: Updateable<Database['profile']>) {
  await tx.updateTable('profile').set(changes).where('id', '=', profileId).execute()
}

export async function listUsernames(db: Db, profileId: string) {
  const rows = await db
    .selectFrom('username')
    .select('name')
    .where('profileId', '=', profileId)
    .orderBy('claimedAt')
    .orderBy('name')
    .execute()
  return rows.map((row) => row.name)
}

/** `emailVerified` is 0 or 1, `createdAt` is ISO text. Without a page, the username is null. */
export function listCreators(db: Db) {
  return db
    .selectFrom('user')
    .leftJoin('profile', 'profile.ownerId', 'user.id')
    .select(['user.email', 'user.emailVerified', 'user.createdAt', 'profile.username', 'profile.suspendedAt'])
    .orderBy('user.createdAt', 'desc')
    .orderBy('user.id')
    .execute()
}
export type CreatorRow = Awaited<ReturnType<typeof listCreators>>[number]

export async function listUsernamesOfOwner(db: Db, ownerId: string) {
  const rows = await db
    .selectFrom('profile')
    .innerJoin('username', 'username.profileId', 'profile.id')
    .select('username.name')
    .where('profile.ownerId', '=', ownerId)
    .execute()
  return rows.map((row) => row.name)
}

export async function listTakenUsernames(db: Db, names: string[]) {
  const rows = await db.selectFrom('username').select('name').where('name', 'in', names).execute()
  return rows.map((row) => row.name)
}

/** False when the name is taken, even by a profile that is gone. */
export function insertUsername(db: Db, username: Insertable<Database['username']>) {
  return insertNew(db, 'username', username)
}

/** From now on nobody owns these names; they are free a while after they were released, if ever. */
export async function releaseUsernamesOfOwner(db: Db, ownerId: string, releasedAt: number | null) {
  await db.updateTable('username').set({ ownerId: null, releasedAt }).where('ownerId', '=', ownerId).execute()
}

/** But not those of a page that was visited, by whichever of its names. */
export async function deleteReleasedUsernames(db: Db, releasedBefore: number) {
  await db
    .deleteFrom('username')
    .where('releasedAt', '<=', releasedBefore)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('username as other')
            .select('other.name')
            .whereRef('other.profileId', '=', 'username.profileId')
            .where('other.isVisited', '=', 1),
        ),
      ),
    )
    .execute()
}

/** The names of pages that have just had their first visit. The pages themselves may be gone by now. */
export async function markUsernamesVisited(db: Db, profileIds: string[]) {
  await db.updateTable('username').set({ isVisited: 1 }).where('profileId', 'in', profileIds).execute()
}

export async function insertCustomLinks(db: Db, links: Insertable<Database['customLink']>[]) {
  if (links.length > 0) await db.insertInto('customLink').values(links).execute()
}

export async function updateLinkPicture(db: Db, id: string, picture: string | null) {
  await db.updateTable('customLink').set({ picture }).where('id', '=', id).execute()
}

export async function deleteCustomLinks(db: Db, profileId: string) {
  await db.deleteFrom('customLink').where('profileId', '=', profileId).execute()
}

/** So many profiles after that one, in the order of their making. Undefined when there are fewer. */
export async function findProfileIdAfter(db: Db, id: string, count: number) {
  const row = await db
    .selectFrom('profile')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Of so many profiles after that one, those that search engines may list. */
export function listConfirmedPages(db: Db, id: string, count: number) {
  const profiles = db
    .selectFrom('profile')
    .select(['id', 'ownerId', 'username', 'domain', 'updatedAt', 'suspendedAt'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(count)
    .as('page')
  return db
    .selectFrom(profiles)
    .innerJoin('user', 'user.id', 'page.ownerId')
    .select(['page.username', 'page.domain', 'page.updatedAt'])
    .where('user.emailVerified', '=', 1)
    .where('page.suspendedAt', 'is', null)
    .orderBy('page.id')
    .execute()
}

export async function insertLinkIds(db: Db, ids: Insertable<Database['linkId']>[]) {
  if (ids.length === 0) return 0
  const inserted = await db
    .insertInto('linkId')
    .values(ids)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return inserted.length
}

export async function listLinkIdsOf(db: Db, profileId: string, ids: string[]) {
  const rows = await db
    .selectFrom('linkId')
    .select('id')
    .where('id', 'in', ids)
    .where('profileId', '=', profileId)
    .execute()
  return rows.map((row) => row.id)
}
