import type { Insertable, Selectable, Updateable } from 'kysely'
import { type Db, hasRow } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'
import { DOMAINS_MARK } from '../../platform/domains.ts'

export type DomainRow = Selectable<Database['domain']>

export async function findDomainsVersion(db: Db) {
  const mark = db.selectFrom('liveMark').select('fingerprint').where('name', '=', DOMAINS_MARK)
  return (await mark.executeTakeFirst())?.fingerprint ?? ''
}

export function listServedDomains(db: Db) {
  return db
    .selectFrom('domain')
    .innerJoin('profile', 'profile.id', 'domain.profileId')
    .select(['host', 'zone', 'isWww', 'hasAlias', 'state', 'profileId', 'profile.username'])
    .where('domain.state', '<>', 'waiting')
    .execute()
}

export function findDomain(db: Db, profileId: string) {
  return db.selectFrom('domain').selectAll().where('profileId', '=', profileId).executeTakeFirst()
}

/** In place of the one that the page had. */
export async function putDomain(tx: Db, domain: Insertable<Database['domain']>) {
  await deleteDomain(tx, domain.profileId)
  await tx.insertInto('domain').values(domain).execute()
}

export async function updateDomain(tx: Db, profileId: string, changes: Updateable<Database['domain']>) {
  await tx.updateTable('domain').set(changes).where('profileId', '=', profileId).execute()
}

export async function deleteDomain(tx: Db, profileId: string) {
  await tx.deleteFrom('domain').where('profileId', '=', profileId).execute()
}

export async function deleteRemovedDomains(db: Db, now: number) {
  await db.deleteFrom('domain').where('removedAt', 'is not', null).where('nextAt', '<=', now).execute()
}

/** What other pages have or want this host. */
export function listOthers(tx: Db, { host, profileId }: DomainRow) {
  return tx.selectFrom('domain').selectAll().where('host', '=', host).where('profileId', '<>', profileId).execute()
}

export function listDueDomains(db: Db, now: number, limit: number) {
  return db.selectFrom('domain').selectAll().where('nextAt', '<=', now).orderBy('nextAt').limit(limit).execute()
}

/** False when its owner or another process has changed it since it was read. */
export async function claimDomain(tx: Db, { profileId, token, nextAt }: DomainRow, next: number) {
  const row = tx.updateTable('domain').set({ nextAt: next }).where('profileId', '=', profileId)
  return hasRow(row.where('token', '=', token).where('nextAt', '=', nextAt).returning('profileId'))
}
