import type { Insertable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export function listAddresses(db: Db, profileId: string) {
  return db
    .selectFrom('sponsorAddress')
    .select(['id', 'label', 'showsLinks', 'madeAt', 'revokedAt'])
    .where('profileId', '=', profileId)
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function insertAddress(db: Db, address: Insertable<Database['sponsorAddress']>) {
  await db.insertInto('sponsorAddress').values(address).execute()
}

export function revokeAddress(db: Db, profileId: string, id: string, revokedAt: number) {
  return db
    .updateTable('sponsorAddress')
    .set({ revokedAt })
    .where('profileId', '=', profileId)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

export async function revokeAddressesOf(db: Db, ownerId: string, revokedAt: number) {
  await db
    .updateTable('sponsorAddress')
    .set({ revokedAt })
    .where('profileId', 'in', db.selectFrom('profile').select('id').where('ownerId', '=', ownerId))
    .where('revokedAt', 'is', null)
    .execute()
}

export function findAddress(db: Db, tokenHash: string) {
  return db
    .selectFrom('sponsorAddress')
    .innerJoin('profile', 'profile.id', 'sponsorAddress.profileId')
    .select(['sponsorAddress.showsLinks', 'sponsorAddress.revokedAt'])
    .select(['profile.id', 'profile.name', 'profile.username', 'profile.timeZone', 'profile.suspendedAt'])
    .select(['profile.socials', 'profile.profiles', 'profile.contactMethods', 'profile.profileImage'])
    .where('sponsorAddress.tokenHash', '=', tokenHash)
    .executeTakeFirst()
}
