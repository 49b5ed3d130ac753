import { chmodSync, existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Config } from '@nokshi/api/platform/config.ts'
import type { Log } from '@nokshi/api/platform/log.ts'
import { SECRET_NAME } from '@nokshi/api/platform/secret.ts'
import { errorCode } from './operator-error.ts'

const OTHERS = 0o077

/** From here on, whatever this process makes is for its own user alone, whatever folder it lies in. */
export function keepFilesPrivate() {
  process.umask(OTHERS)
}

/** Takes what an earlier version or another umask left readable for others away from them. */
export function repairFileModes({ dataDir, sqliteFile }: Config, log: Log) {
  const database = basename(sqliteFile)
  // With the folder of the pictures closed, nobody reaches what lies in it, however many there are.
  const names = [database, `${database}-wal`, `${database}-shm`, SECRET_NAME, 'in-use.lock', 'images', 'backups']
  for (const name of names) closeToOthers(join(dataDir, name), log)
}

function closeToOthers(path: string, log: Log) {
  if (!existsSync(path)) return
  const { mode } = statSync(path)
  if ((mode & OTHERS) === 0) return
  try {
    chmodSync(path, mode & 0o700)
  } catch (error) {
    log.warn('other users can read a file of the product', { path, code: errorCode(error) })
  }
}
