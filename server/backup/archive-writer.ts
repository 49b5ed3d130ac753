import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '@nokshi/api/platform/files.ts'
import { explainFileError } from './explain-error.ts'
import { BLOCK, makeHeader, paddingAfter } from './tar-header.ts'

/** Bounds the checksums in memory on both sides. */
const FILES_PER_LIST = 1_000
export const LISTS = 'checksums/'

export type ArchiveWriter = Awaited<ReturnType<typeof createArchive>>

/** Writes a tar file with `sha256sum` checksums, which can be checked and unpacked without this product. */
export async function createArchive(file: string, now: () => number) {
  const part = `${file}.part`
  // Only the owner may read it, because it has the secret and personal data.
  const handle = await open(part, 'wx', 0o600).catch((error: unknown) => {
    throw explainFileError(error, part)
  })
  // Also when the process is told to stop.
  const remove = () => rmSync(part, { force: true })
  process.once('exit', remove)
  let listed: string[] = []
  let lists = 0

  async function write(bytes: Uint8Array) {
    try {
      // Goes on from where it was, and until all of it is written.
      await handle.writeFile(bytes)
    } catch (error) {
      throw explainFileError(error, part)
    }
  }
  const writeFile = (name: string, bytes: Uint8Array) => {
    const size = bytes.byteLength
    const header = makeHeader({ name, size }, now())
    return write(Buffer.concat([header, bytes, Buffer.alloc(paddingAfter(size))]))
  }

  async function writeList() {
    const name = `${LISTS}${String(++lists).padStart(6, '0')}.sha256`
    await writeFile(name, Buffer.from(listed.join('')))
    listed = []
  }

  return {
    /** Where the bytes are until it has its name. */
    part,
    async add(name: string, bytes: Uint8Array) {
      await writeFile(name, bytes)
      listed.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
      if (listed.length >= FILES_PER_LIST) await writeList()
    },
    /** All bytes are on the disk when this returns, and nothing more can be added. */
    async close() {
      if (listed.length > 0) await writeList()
      // Two empty blocks end a tar file.
      await write(Buffer.alloc(2 * BLOCK))
      await handle.sync()
      await handle.close()
    },
    async publish() {
      await rename(part, file)
      await syncFolder(dirname(file))
      process.off('exit', remove)
    },
    async discard() {
      await handle.close().catch(() => {})
      remove()
      process.off('exit', remove)
    },
  }
}
