import type { DatabaseAddress } from '@nokshi/api/database/connect.ts'
import { openSnapshot, type Snapshot } from '@nokshi/api/database/snapshot.ts'
import { listShownPictures } from '@nokshi/api/linkhub/pictures/shown-pictures.ts'
import type { FileStore } from '@nokshi/api/platform/files.ts'
import { OperatorError } from '../lifecycle/operator-error.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import type { Manifest } from './manifest.ts'
import { createPictureCopier } from './picture-copier.ts'
import type { Report } from './progress.ts'

interface Source {
  address: DatabaseAddress
  files: FileStore
}

interface Copied {
  /** Every picture it shows is in the archive, but for those that are missing. */
  snapshot: Snapshot
  pictures: Manifest['pictures']
}

const ROUNDS_MAX = 20

/**
 * Copies all pictures and opens a snapshot of the database that shows no others. A picture is stored before a
 * page shows it, and deleted when none does. So pictures copied first lack the newest, and rows copied first
 * may show one that is deleted before it is copied. Hence:
 * 1. Copies what pages show now, without a snapshot, because it may take long.
 * 2. Opens a snapshot and copies what it shows besides: the pictures of the last minutes.
 * 3. If one of these is gone, its page has changed since: back to 2 with a newer snapshot. A picture that was
 *    gone before the snapshot which still shows it is lost.
 */
export async function copyPictures(
  { address, files }: Source,
  archive: ArchiveWriter,
  report: Report,
): Promise<Copied> {
  const copier = createPictureCopier(files, archive, report)
  const glance = await openSnapshot(address)
  const shownNow = await listShownPictures(glance.db).finally(() => glance.close())
  const gone = new Set(await copier.copy(shownNow))

  for (let round = 0; round < ROUNDS_MAX; round++) {
    const snapshot = await openSnapshot(address)
    try {
      const shown = await listShownPictures(snapshot.db)
      const missing = await copier.copy(shown)
      if (missing.every((key) => gone.has(key)))
        return { snapshot, pictures: { ...copier.tally(shown), missing } }
      for (const key of missing) gone.add(key)
    } catch (error) {
      await snapshot.close()
      throw error
    }
    await snapshot.close()
  }
  throw new OperatorError('Pictures change faster than they can be copied. Try again at a quieter time.')
}
