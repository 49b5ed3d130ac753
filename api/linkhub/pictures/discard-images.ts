import { setImmediate } from 'node:timers/promises'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log.ts'
import { listImageFileNames } from './image-files.ts'
import { deleteUpload, listUnusedUploadsOf, readUploadPage } from './upload-queries.ts'

type Storage = Pick<Deps, 'db' | 'files' | 'now'>

/** The row goes last: until then a discard that was cut short can be found and done again. */
export async function discardImage({ db, files }: Pick<Storage, 'db' | 'files'>, key: string) {
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

export async function discardImagesOf(storage: Storage, ownerId: string) {
  for (const key of await listUnusedUploadsOf(storage.db, ownerId)) await discardImage(storage, key)
}

/** No request takes that long: what no profile shows by then was left by a kill. */
const GRACE_MILLISECONDS = 60 * 60 * 1000
const PAGE = 500

export async function sweepImages(storage: Storage) {
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
