import { promisify } from 'node:util'
import { type AsyncZippable, strToU8, zip } from 'fflate'
import type { Collection } from './collect-export.ts'

const zipAsync = promisify<AsyncZippable, Uint8Array<ArrayBuffer>>((files, done) => zip(files, done))

/** Large files are packed on threads of their own. Pictures are packed already. */
export function packZip(collection: Collection, mtime: number) {
  const files: AsyncZippable = {}
  for (const [name, content] of Object.entries(collection)) {
    const bytes = typeof content === 'string' ? strToU8(content) : content
    files[name] = [bytes, { mtime, level: name.endsWith('.webp') ? 0 : 6 }]
  }
  return zipAsync(files)
}
