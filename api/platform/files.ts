import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { Config, S3Config } from './config.ts'

/** Where uploaded pictures live: a folder, or an S3-compatible store when there are several machines. */
export interface FileStore {
  /** Durable when it returns. Files are never overwritten. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** A store far away is given time for this many bytes. */
  find(name: string, bytes?: number): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Nothing happens when there is no such file. */
  delete(name: string): Promise<void>
}

function filesOnDisk(folder: string): FileStore {
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

/** Long enough for a picture over a slow line; a file of 25 MB takes longer. */
const TIMEOUT_MILLISECONDS = 10_000
const BYTES_PER_MILLISECOND = 100

/** Any store that speaks S3, addressed by path: that is what all of them understand. */
function filesOnS3({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  async function ask(method: 'PUT' | 'GET' | 'DELETE', name: string, size = 0, bytes?: Uint8Array<ArrayBuffer>) {
    const response = await client.fetch(`${endpoint}/${bucket}/${encodeURIComponent(name)}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS + Math.ceil(size / BYTES_PER_MILLISECOND)),
      ...(bytes && {
        body: bytes,
        headers: {
          'content-type': 'image/webp',
          // Signed, so that changed content is refused.
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      }),
    })
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response
    await response.body?.cancel()
    throw new Error(`The file store answered ${method} with ${response.status}.`)
  }

  return {
    async put(name, bytes) {
      await ask('PUT', name, bytes.byteLength, new Uint8Array(bytes))
    },
    async find(name, size) {
      const response = await ask('GET', name, size)
      return response.status === 404 ? undefined : new Uint8Array(await response.arrayBuffer())
    },
    async delete(name) {
      await ask('DELETE', name)
    },
  }
}

export function createFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? filesOnS3(s3) : filesOnDisk(join(dataDir, 'images'))
}
