import type { DatabaseAddress } from '@nokshi/api/database/connect.ts'
import { openSnapshot, type Snapshot } from '@nokshi/api/database/snapshot.ts'
import { listShownPictures, type ShownPicture } from '@nokshi/api/linkhub/pictures/upload-queries.ts'
import type { FileStore } from '@nokshi/api/platform/files.ts'
import { OperatorError } from '../lifecycle/operator-error.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import { explainStoreError } from './explain-error.ts'
import { type Manifest, PICTURES } from './manifest.ts'
import { countOf, inBytes, type Report } from './progress.ts'

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
  { address, files }: { address: DatabaseAddress; files: FileStore },
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
      if (missing.every((key) => gone.has(key))) return { snapshot, pictures: { ...copier.tally(shown), missing } }
      for (const key of missing) gone.add(key)
    } catch (error) {
      await snapshot.close()
      throw error
    }
    await snapshot.close()
  }
  throw new OperatorError('Pictures change faster than they can be copied. Try again at a quieter time.')
}

/** Enough to keep a store on another machine busy; each picture takes a few hundred kilobytes at most. */
const AT_ONCE = 8

/** Copies each picture once, whole or not at all. */
function createPictureCopier(files: FileStore, archive: ArchiveWriter, report: Report) {
  const copied = new Set<string>()
  let fileCount = 0
  let byteCount = 0

  async function read({ key, files: names }: ShownPicture) {
    const contents = await Promise.all(names.map(async (name) => ({ name, bytes: await files.find(name) }))).catch(
      (error: unknown) => {
        throw explainStoreError(error)
      },
    )
    return { key, contents }
  }

  return {
    /** Answers the keys of those that are not there. */
    async copy(pictures: ShownPicture[]) {
      const missing: string[] = []
      const wanted = pictures.filter(({ key }) => !copied.has(key))
      for (let at = 0; at < wanted.length; at += AT_ONCE) {
        for (const { key, contents } of await Promise.all(wanted.slice(at, at + AT_ONCE).map(read))) {
          const present = contents.flatMap(({ name, bytes }) => (bytes ? [{ name, bytes }] : []))
          if (present.length < contents.length) missing.push(key)
          else await add(key, present)
        }
        report(`${countOf(fileCount, 'file')}, ${inBytes(byteCount)}`)
      }
      return missing
    },
    tally(shown: ShownPicture[]) {
      const keys = new Set(shown.map(({ key }) => key))
      const unused = [...copied].filter((key) => !keys.has(key))
      return { files: fileCount, bytes: byteCount, unused }
    },
  }

  async function add(key: string, contents: { name: string; bytes: Uint8Array }[]) {
    for (const { name, bytes } of contents) {
      await archive.add(PICTURES + name, bytes)
      fileCount++
      byteCount += bytes.byteLength
    }
    copied.add(key)
  }
}
