import { join } from 'node:path'
import type { Config } from './config.ts'
import type { FileStore } from './files.ts'
import { filesOnDisk } from './files-on-disk.ts'
import { filesOnS3 } from './files-on-s3.ts'

export function createFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? filesOnS3(s3) : filesOnDisk(join(dataDir, 'images'))
}
