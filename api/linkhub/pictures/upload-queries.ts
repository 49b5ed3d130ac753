import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export async function insertUpload(db: Db, upload: Insertable<Database['upload']>) {
  await db.insertInto('upload').values(upload).execute()
}

export async function deleteUpload(db: Db, key: string) {
  await db.deleteFrom('upload').where('key', '=', key).execute()
}

export function findPageOfUpload(db: Db, key: string) {
  return db
    .selectFrom('upload')
    .innerJoin('profile', 'profile.ownerId', 'upload.ownerId')
    .select(['profile.ownerId', 'profile.suspendedAt'])
    .where('upload.key', '=', key)
    .executeTakeFirst()
}

export async function listUnusedUploadsOf(db: Db, ownerId: string) {
  return withoutUsed(await uploadsWithProfile(db).where('upload.ownerId', '=', ownerId).execute())
}

export function listShownImages(db: Db) {
  return db
    .selectFrom('profile')
    .select(['profileImage', 'bannerImage'])
    .where((eb) => eb.or([eb('profileImage', 'is not', null), eb('bannerImage', 'is not', null)]))
    .execute()
}

export async function listShownSquares(db: Db) {
  // A backup is also made of a database that was not brought up to date yet.
  const tables = await db.introspection.getTables()
  const has = (table: string) => tables.some(({ name }) => name === table)
  const payments = ['payment_method', 'payment_way'].find(has)
  const codes = payments
    ? await db
        .selectFrom(sql<Selectable<Database['paymentMethod']>>`${sql.table(payments)}`.as('payment'))
        .select('qrImage as key')
        .execute()
    : []
  const links = tables.find(({ name }) => name === 'custom_link')
  const beside = links?.columns.some(({ name }) => name === 'picture')
    ? await db.selectFrom('customLink').select('picture as key').execute()
    : []
  const products = has('shop_item') ? await db.selectFrom('shopItem').select('picture as key').execute() : []
  return [...codes, ...products, ...beside].map(({ key }) => key)
}

/** Those of the website; an earlier database has none. */
export async function listContentPictures(db: Db) {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'content_picture')) return []
  const pictures = await db.selectFrom('contentPicture').select('id').execute()
  return pictures.map(({ id }) => id)
}

interface UploadPage {
  after: string
  createdBefore: number
  limit: number
}

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
    .select((eb) => [
      'upload.key',
      'profile.profileImage',
      'profile.bannerImage',
      eb
        .selectFrom('paymentMethod')
        .select('paymentMethod.qrImage')
        .whereRef('paymentMethod.profileId', '=', 'profile.id')
        .whereRef('paymentMethod.qrImage', '=', 'upload.key')
        .limit(1)
        .as('qrImage'),
      eb
        .selectFrom('shopItem')
        .select('shopItem.picture')
        .whereRef('shopItem.profileId', '=', 'profile.id')
        .whereRef('shopItem.picture', '=', 'upload.key')
        .limit(1)
        .as('thingPicture'),
      eb
        .selectFrom('customLink')
        .select('customLink.picture')
        .whereRef('customLink.profileId', '=', 'profile.id')
        .whereRef('customLink.picture', '=', 'upload.key')
        .limit(1)
        .as('linkPicture'),
    ])
}

interface UploadWithProfile
  extends Record<'profileImage' | 'bannerImage' | 'qrImage' | 'thingPicture' | 'linkPicture', string | null> {
  key: string
}

function withoutUsed(rows: UploadWithProfile[]) {
  return rows.filter(({ key, ...shown }) => !Object.values(shown).includes(key)).map((row) => row.key)
}
