import { createHash, randomBytes } from 'node:crypto'
import type { PictureKind } from '@nokshi/contract/linkhub.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log.ts'
import type { Rendition } from './decode-image.ts'
import { discardImage } from './discard-images.ts'
import { imageFileName } from './image-files.ts'
import { insertUpload, listUnusedUploadsOf } from './upload-queries.ts'

type Storage = Pick<Deps, 'db' | 'files' | 'now' | 'log'>

type RenderedImages = Partial<Record<PictureKind, Rendition[] | undefined>>
/** Of the pictures that were given. */
export type ImageKeys = Partial<Record<PictureKind, string>>

/**
 * Stores pictures under new keys, then runs the work that shows them. When that fails, none of them stays.
 */
export async function withStoredImages<Result>(
  storage: Storage,
  ownerId: string,
  images: RenderedImages,
  work: (keys: ImageKeys) => Promise<Result>,
): Promise<Result> {
  const { profile, banner, background } = images
  const keys: ImageKeys = {
    ...(profile && { profile: contentKey(profile) }),
    ...(banner && { banner: contentKey(banner) }),
    ...(background && { background: contentKey(background) }),
  }
  try {
    await storeImage(storage, ownerId, keys.profile, profile)
    await storeImage(storage, ownerId, keys.banner, banner)
    await storeImage(storage, ownerId, keys.background, background)
    return await work(keys)
  } catch (error) {
    await discardUnused(storage, ownerId, Object.values(keys))
    throw error
  }
}

export function withStoredSquare<Result>(
  storage: Storage,
  ownerId: string,
  square: Rendition[] | undefined,
  work: (key: string | null) => Promise<Result>,
) {
  return withStoredImages(storage, ownerId, { profile: square }, (keys) => work(keys.profile ?? null))
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

async function storeImage(
  { db, files, now }: Storage,
  ownerId: string,
  key: string | undefined,
  renditions: Rendition[] | undefined,
) {
  if (key === undefined || renditions === undefined) return
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
