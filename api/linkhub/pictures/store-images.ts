import { createHash, randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log.ts'
import type { Rendition } from './decode-image.ts'
import { imageFileName, listImageFileNames, type StoredKind } from './image-files.ts'
import { renderImage } from './images.ts'
import { deleteUpload, insertUpload, listUnusedUploadsOf, readUploadPage } from './upload-queries.ts'

type Storage = Pick<Deps, 'db' | 'files' | 'now' | 'log'>

type RenderedImages = Partial<Record<StoredKind, Rendition[] | undefined>>
export type ImageKeys = Partial<Record<StoredKind, string>>

/**
 * Stores pictures under new keys, then runs the work that shows them. When that fails, none of them stays.
 */
export async function withStoredImages<Result>(
  storage: Storage,
  ownerId: string,
  images: RenderedImages,
  work: (keys: ImageKeys) => Promise<Result>,
): Promise<Result> {
  const keys: ImageKeys = {}
  try {
    for (const kind of ['profile', 'banner', 'background', 'video'] as const) {
      const renditions = images[kind]
      if (!renditions) continue
      const key = contentKey(renditions)
      keys[kind] = key
      await storeImage(storage, ownerId, key, renditions)
    }
    return await work(keys)
  } catch (error) {
    await discardUnused(storage, ownerId, Object.values(keys))
    throw error
  }
}

/** The same with one square picture, where one was sent in that field. */
export async function withStoredSquare(
  storage: Storage,
  ownerId: string,
  { field, bytes }: { field: string; bytes: Uint8Array | undefined },
  work: (key: string | null) => Promise<void>,
) {
  const square = bytes && (await renderImage(ownerId, 'profile', bytes, field))
  await withStoredImages(storage, ownerId, { profile: square }, (keys) => work(keys.profile ?? null))
}

/**
 * The hash of the content, so that a name never shows two pictures, and a random part: if the same picture is
 * sent twice at once, cleaning up after the request that failed must not delete the other's.
 */
function contentKey(renditions: Rendition[]) {
  return contentHash(renditions) + randomBytes(8).toString('hex')
}

export function hasContent(key: string | null, renditions: Rendition[]) {
  return key?.startsWith(contentHash(renditions)) ?? false
}

function contentHash(renditions: Rendition[]) {
  const hash = createHash('sha256')
  for (const { webp } of renditions) hash.update(webp)
  return hash.digest('hex').slice(0, 16)
}

async function storeImage({ db, files, now }: Storage, ownerId: string, key: string, renditions: Rendition[]) {
  // The row comes first: a kill at any point leaves no file that nothing knows of.
  await insertUpload(db, { key, ownerId, createdAt: now() })
  for (const { width, webp } of renditions) await files.put(imageFileName(key, width), webp)
}

/** Asks what is unused: a connection that broke during a commit leaves open whether the profile is there. */
async function discardUnused(storage: Storage, ownerId: string, keys: string[]) {
  try {
    for (const key of await listUnusedUploadsOf(storage.db, ownerId)) {
      if (keys.includes(key)) await discardImage(storage, key)
    }
  } catch (error) {
    storage.log.warn('pictures left to the sweep', describeError(error))
  }
}

/** The row goes last: until then a discard that was cut short can be found and done again. */
async function discardImage({ db, files }: Pick<Storage, 'db' | 'files'>, key: string) {
  for (const name of listImageFileNames(key)) await files.delete(name)
  await deleteUpload(db, key)
}

/** Only once the change is there for good: the picture is changed then, whatever happens to the old one. */
export async function discardUnshown(deps: Pick<Deps, 'db' | 'files' | 'log'>, keys: (string | null)[]) {
  try {
    for (const key of keys) if (key !== null) await discardImage(deps, key)
  } catch (error) {
    deps.log.warn('pictures left to the sweep', describeError(error))
  }
}

export async function discardImagesOf(storage: Pick<Storage, 'db' | 'files'>, ownerId: string) {
  for (const key of await listUnusedUploadsOf(storage.db, ownerId)) await discardImage(storage, key)
}

/** No request takes that long: what no profile shows by then was left by a kill. */
const GRACE_MILLISECONDS = 60 * 60 * 1000
const PAGE = 500

export async function sweepImages(storage: Pick<Storage, 'db' | 'files' | 'now'>) {
  const createdBefore = storage.now() - GRACE_MILLISECONDS
  let after: string | undefined = ''
  while (after !== undefined) {
    const { last, unused } = await readUploadPage(storage.db, { after, createdBefore, limit: PAGE })
    for (const key of unused) await discardImage(storage, key)
    after = last
    // SQLite answers without ever leaving this thread; the requests that wait get their turn here.
    await setImmediate()
  }
}
