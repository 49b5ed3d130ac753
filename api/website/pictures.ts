import { randomBytes } from 'node:crypto'
import type { StoredPicture } from '@nokshi/contract/website/entries.ts'
import type { EntryData } from '@nokshi/contract/website/kinds.ts'
import { type Db, transact } from '../database/connect.ts'
import { takeAdvisoryLock } from '../database/engine-forks.ts'
import { imageFileName, listImageFileNames } from '../linkhub/pictures/image-files.ts'
import { renderContentPicture } from '../linkhub/pictures/images.ts'
import { deleteUpload, insertUpload } from '../linkhub/pictures/upload-queries.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { DAY } from '../platform/zoned-time.ts'
import { listPictureIds } from './entry.ts'
import { deletePicture, insertPicture, isInChange, listPictures, listTextsWithPictures } from './queries.ts'

type Storage = Pick<Deps, 'db' | 'files' | 'now'>

/** Of uploads that a kill cut short: nobody's, so the sweep of unused pictures finds and deletes them. */
const NOBODY = 'website'

/** Saved anew in all sizes, which removes place and camera. `id` is given when the picture is imported. */
export async function storePicture(
  { db, files, now }: Storage,
  actorId: string,
  bytes: Uint8Array,
  id = randomBytes(16).toString('hex'),
): Promise<StoredPicture> {
  const { renditions, width, height } = await renderContentPicture(actorId, bytes)
  const createdAt = now()
  await insertUpload(db, { key: id, ownerId: NOBODY, createdAt })
  for (const rendition of renditions) await files.put(imageFileName(id, rendition.width), rendition.webp)
  await transact(db, async (tx) => {
    await insertPicture(tx, { id, width, height, createdAt })
    await deleteUpload(tx, id)
  })
  return { id, width, height }
}

/** As long as somebody may want to undo what took it off the site. */
const KEPT_MS = 30 * DAY

/** Deletes pictures that no entry has shown, shows or would show again. */
export async function sweepPictures({ db, files, now }: Storage) {
  const used = await listUsedPictures(db)
  for (const { id, createdAt } of await listPictures(db)) {
    if (used.has(id) || createdAt > now() - DAY || (await isInChange(db, id, now() - KEPT_MS))) continue
    const isDeleted = await transact(db, async (tx) => {
      // Behind the lock of the website nobody can begin to use it meanwhile.
      await takeAdvisoryLock(tx, 'website')
      if ((await listUsedPictures(tx)).has(id)) return false
      await deletePicture(tx, id)
      return true
    })
    if (isDeleted) for (const name of listImageFileNames(id)) await files.delete(name)
  }
}

async function listUsedPictures(db: Db) {
  return new Set((await listTextsWithPictures(db)).flatMap(listPictureIds))
}

/** The data with the sizes of its pictures as they are stored. Refuses one that is not. */
export async function requireStoredPictures(tx: Db, data: EntryData) {
  return withPictures(tx, data, () => {
    throw new Refusal('invalid', 'no-such-stored-picture')
  })
}

/** The same without those that are not there any more. */
export function leaveOutLostPictures(tx: Db, data: EntryData) {
  return withPictures(tx, data, () => undefined)
}

async function withPictures(tx: Db, data: EntryData, otherwise: () => undefined): Promise<EntryData> {
  if (listPictureIds(data).length === 0) return data
  const stored = new Map((await listPictures(tx)).map((picture) => [picture.id, picture]))
  return JSON.parse(JSON.stringify(data), (_key, part) => {
    if (listPictureIds(JSON.stringify({ id: part?.id })).length === 0) return part
    const picture = stored.get(part.id)
    return picture ? { ...part, width: picture.width, height: picture.height } : otherwise()
  })
}
