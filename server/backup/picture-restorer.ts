import type { FileStore } from '@nokshi/api/platform/files.ts'
import { explainStoreError } from './explain-error.ts'

/** Storing them one by one would take hours. */
const AT_ONCE = 8

/** Stores pictures, without those that no page shows any more. */
export function createPictureRestorer(files: FileStore, unusedKeys: string[]) {
  const unused = new Set(unusedKeys)
  let waiting: { name: string; bytes: Uint8Array }[] = []
  let count = 0

  async function flush() {
    const batch = waiting
    waiting = []
    await Promise.all(batch.map(({ name, bytes }) => files.put(name, bytes))).catch((error: unknown) => {
      throw explainStoreError(error)
    })
    count += batch.length
  }

  return {
    async put(name: string, bytes: Uint8Array) {
      // Files are named by their picture's key and their width.
      if (unused.has(name.replace(/-\d+\.webp$/, ''))) return
      waiting.push({ name, bytes })
      if (waiting.length >= AT_ONCE) await flush()
    },
    flush,
    count: () => count,
  }
}
