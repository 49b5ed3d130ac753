import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './files.ts'

export function filesOnDisk(folder: string): FileStore {
  const pathOf = (name: string) => {
    if (!/^\w[\w.-]*$/.test(name)) throw new Error('A file name is plain: letters, digits, dots and hyphens.')
    // By its first two characters, so that no folder grows to a million files.
    return join(folder, name.slice(0, 2), name)
  }
  const draftOf = (name: string) => `${pathOf(name)}.draft`

  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await makeFolder(dirname(path))
      await writeDurably(draftOf(name), bytes)
      // A rename is atomic, so nobody reads half a file.
      await rename(draftOf(name), path)
      await syncFolder(dirname(path))
    },
    find: (name) => readFile(pathOf(name)).catch(undefinedWhenMissing),
    async delete(name) {
      await rm(pathOf(name), { force: true })
      await rm(draftOf(name), { force: true })
    },
  }
}

/** A new folder survives a power cut only after its parent was synced. */
async function makeFolder(path: string) {
  const firstMade = await mkdir(path, { recursive: true })
  if (firstMade === undefined) return
  for (let made = path; made.length >= firstMade.length; made = dirname(made)) await syncFolder(dirname(made))
}

async function writeDurably(path: string, bytes: Uint8Array) {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new or renamed file survives a power cut only after its folder was synced. */
export async function syncFolder(path: string) {
  // Windows does not support it, and does not need it.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function undefinedWhenMissing(error: unknown) {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
