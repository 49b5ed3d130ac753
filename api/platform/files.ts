import { join } from 'node:path'
import type { Config } from './config.ts'
import { filesOnDisk } from './files-on-disk.ts'
import { filesOnS3 } from './files-on-s3.ts'

/** Where uploaded pictures live: a folder, or an S3-compatible store when there are several machines. */
export interface FileStore {
  /** Durable when it returns. A name is written once: another picture gets another name. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  find(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Nothing happens when there is no such file. */
  delete(name: string): Promise<void>
}

export function createFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? filesOnS3(s3) : filesOnDisk(join(dataDir, 'images'))
}
