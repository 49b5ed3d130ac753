import type { PictureKind } from '@nokshi/contract/linkhub.ts'
import { type Insertable, sql } from 'kysely'
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

interface ShownKey {
  kind: PictureKind
  key: string
}

/** The pictures of all pages. A backup is also made of a database that was not brought up to date yet. */
export async function listShownKeys(db: Db): Promise<ShownKey[]> {
  const tables = await db.introspection.getTables()
  const has = (table: string, column: string) =>
    tables.some(({ name, columns }) => name === table && columns.some((one) => one.name === column))
  const read = async (kind: PictureKind, table: string, column: string) => {
    if (!has(table, column)) return []
    const { rows } = await sql<{ key: string }>`
      select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db)
    return rows.map(({ key }) => ({ kind, key }))
  }
  return [
    ...(await read('profile', 'profile', 'profile_image')),
    ...(await read('banner', 'profile', 'banner_image')),
    ...(await read('background', 'profile', 'background_image')),
    ...(await read('profile', 'payment_method', 'qr_image')),
    ...(await read('profile', 'payment_way', 'qr_image')),
    ...(await read('profile', 'shop_item', 'picture')),
    ...(await read('profile', 'custom_link', 'picture')),
  ]
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
      'profile.backgroundImage',
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

/** Beside its key, whatever shows it. */
interface UploadWithProfile extends Record<string, string | null> {
  key: string
}

function withoutUsed(rows: UploadWithProfile[]) {
  return rows.filter(({ key, ...shown }) => !Object.values(shown).includes(key)).map((row) => row.key)
}
