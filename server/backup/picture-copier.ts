import type { ShownPicture } from '@nokshi/api/linkhub/pictures/shown-pictures.ts'
import type { FileStore } from '@nokshi/api/platform/files.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import { explainStoreError } from './explain-error.ts'
import { PICTURES } from './manifest.ts'
import { countOf, inBytes, type Report } from './progress.ts'

/** Enough to keep a store on another machine busy; each picture takes a few hundred kilobytes at most. */
const AT_ONCE = 8

/** Copies each picture once, whole or not at all. */
export function createPictureCopier(files: FileStore, archive: ArchiveWriter, report: Report) {
  const copied = new Set<string>()
  let fileCount = 0
  let byteCount = 0

  async function read({ key, files: names }: ShownPicture) {
    const contents = await Promise.all(
      names.map(async (name) => ({ name, bytes: await files.find(name) })),
    ).catch((error: unknown) => {
      throw explainStoreError(error)
    })
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
