import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { LISTS } from './archive-writer.ts'
import { explainFileError } from './explain-error.ts'
import { BLOCK, paddingAfter, readHeader } from './tar-header.ts'

export interface ArchiveFile {
  name: string
  bytes: Buffer
}

/** A header with a larger size is not ours. */
const FILE_BYTES_MAX = 1024 ** 3

/** Every file of an archive, in its order, one at a time in memory. It throws if a checksum is wrong. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveFile> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw explainFileError(error, file)
  })
  try {
    yield* readFiles(handle, file)
  } finally {
    await handle.close()
  }
}

async function* readFiles(handle: FileHandle, file: string): AsyncGenerator<ArchiveFile> {
  const end = (await handle.stat()).size
  const unlisted = new Map<string, string>()
  for (let position = 0; ; ) {
    const block = await readBytes(handle, file, position, BLOCK)
    if (position > 0 && block.every((byte) => byte === 0)) break
    const header = readHeader(block)
    if (!header && position === 0) throw strange(file)
    if (!header || !(header.size <= FILE_BYTES_MAX)) throw damaged(file, `at byte ${position}`)
    const { name, size } = header
    // Checked before memory is allocated.
    if (position + BLOCK + size > end) throw incomplete(file)
    const bytes = await readBytes(handle, file, position + BLOCK, size)
    position += BLOCK + size + paddingAfter(size)
    if (name.startsWith(LISTS)) {
      compare(file, bytes.toString(), unlisted)
    } else {
      unlisted.set(name, createHash('sha256').update(bytes).digest('hex'))
      yield { name, bytes }
    }
  }
  const [first] = unlisted.keys()
  if (first !== undefined) throw damaged(file, first)
}

async function readBytes(handle: FileHandle, file: string, position: number, length: number) {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position).catch((error: unknown) => {
    throw explainFileError(error, file)
  })
  if (bytesRead === length) return buffer
  throw position === 0 ? strange(file) : incomplete(file)
}

/** Takes what the list names from those that wait for it. */
function compare(file: string, list: string, unlisted: Map<string, string>) {
  for (const [, sum, name = ''] of list.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)) {
    if (unlisted.get(name) !== sum) throw damaged(file, name)
    unlisted.delete(name)
  }
  const [left] = unlisted.keys()
  if (left !== undefined) throw damaged(file, left)
}

export function strange(file: string) {
  return new OperatorError(`${file} is no backup of this product.`)
}

export function incomplete(file: string) {
  return new OperatorError(
    `${file} is incomplete: its end is missing. It was cut short while it was copied, or the disk was full. Use another copy.`,
  )
}

export function damaged(file: string, where: string) {
  return new OperatorError(`${file} is damaged (${where} is not what was written). Use another copy.`)
}
