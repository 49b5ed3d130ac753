import { videoPicture } from '@nokshi/contract/linkhub/videos.ts'
import { pictureKinds } from '@nokshi/contract/linkhub.ts'
import { contentPicture } from '@nokshi/contract/website/picture-sizes.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'
import { imageFileName } from './image-files.ts'

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
  return withoutUsed(await uploadsWithUse(db).where('upload.ownerId', '=', ownerId).execute())
}

interface UploadPage {
  after: string
  createdBefore: number
  limit: number
}

export async function readUploadPage(db: Db, { after, createdBefore, limit }: UploadPage) {
  const rows = await uploadsWithUse(db)
    .where('upload.key', '>', after)
    .where('upload.createdAt', '<', createdBefore)
    .orderBy('upload.key')
    .limit(limit)
    .execute()
  return { last: rows.at(-1)?.key, unused: withoutUsed(rows) }
}

const filesIn = (widths: readonly number[]) => (key: string) => widths.map((width) => imageFileName(key, width))
const square = filesIn(pictureKinds.profile.widths)

/** Where keys are stored, for what they name files, and the column that is null for what nothing shows. */
type Place = [table: string, column: string, filesOf: (key: string) => string[], needed?: string]

const inBlocks: Place[] = [
  ['payment_method', 'qr_image', square],
  ['shop_item', 'picture', square],
  ['video', 'picture', filesIn(videoPicture.widths)],
  ['custom_link', 'picture', square],
  ['news', 'picture', filesIn(pictureKinds.banner.widths)],
]

/** Only its owner's one profile can show an upload, so that an index finds out. */
function uploadsWithUse(db: Db) {
  const places = inBlocks.map(
    ([table, column]) =>
      sql`exists (select 1 from ${sql.table(table)} as block where block.profile_id = profile.id and ${sql.ref(`block.${column}`)} = upload.key)`,
  )
  const ofPage = sql`upload.key in (profile.profile_image, profile.banner_image, profile.background_image)`
  const isUsed = sql<number>`case when ${sql.join([ofPage, ...places], sql` or `)} then 1 else 0 end`
  return db
    .selectFrom('upload')
    .leftJoin('profile', 'profile.ownerId', 'upload.ownerId')
    .select(['upload.key', isUsed.as('isUsed')])
}

function withoutUsed(rows: { key: string; isUsed: number }[]) {
  return rows.filter(({ isUsed }) => isUsed === 0).map(({ key }) => key)
}

/** A picture that a page shows, or a file of a mail, and its files, all of which exist before anything shows it. */
export interface ShownPicture {
  key: string
  files: string[]
}

const shown: Place[] = [
  ['profile', 'profile_image', square],
  ['profile', 'banner_image', filesIn(pictureKinds.banner.widths)],
  ['profile', 'background_image', filesIn(pictureKinds.background.widths)],
  ...inBlocks,
  ['payment_way', 'qr_image', square],
  ['content_picture', 'id', filesIn(contentPicture.widths)],
  ['mail_file', 'id', (key) => [key], 'mail_id'],
]

/** A backup is also made of a database that was not brought up to date yet, and lacks some of these. */
export async function listShownPictures(db: Db): Promise<ShownPicture[]> {
  const tables = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]))
  const pictures: ShownPicture[] = []
  for (const [table, column, filesOf, needed = column] of shown) {
    if (!tables.get(table)?.some(({ name }) => name === column)) continue
    const { rows } = await sql<{ key: string }>`
      select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(needed)} is not null`.execute(db)
    pictures.push(...rows.map(({ key }) => ({ key, files: filesOf(key) })))
  }
  return pictures
}
