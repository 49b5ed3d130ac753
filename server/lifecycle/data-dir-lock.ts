import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '@nokshi/api/platform/config.ts'
import { OperatorError } from './operator-error.ts'

/** A process that is just stopping gets this long to let go. */
const PATIENCE_MS = 2_000

/**
 * Refuses a second process on a SQLite data folder, whose jobs and caches would conflict. The lock is an open
 * transaction, which the system drops with the process, even after kill -9.
 */
export function lockDataDir(dataDir: string) {
  const file = join(dataDir, 'in-use.lock')
  const lock = new DatabaseSync(file, { timeout: PATIENCE_MS })
  try {
    // Something is written, because a file that may only be read would lock nothing.
    lock.exec('begin exclusive; create table if not exists held (by); delete from held;')
  } catch (error) {
    lock.close()
    throw lockError(dataDir, file, error)
  }
  return { release: () => lock.close() }
}

const SQLITE_BUSY = 5

function lockError(dataDir: string, file: string, error: unknown) {
  const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
  const reason = error instanceof Error ? error.message : String(error)
  const sentence = isBusy
    ? `Another process already uses the data in ${dataDir}. Stop it first, or give this one another DATA_DIR.`
    : `The file ${file} cannot be used (${reason}). Mend its rights or make room on the disk; it may be deleted.`
  return new OperatorError(sentence, { cause: error })
}

/** What is being restored lies here until it is whole: on the disk of the data folder. */
export function stageOf({ dataDir }: Pick<Config, 'dataDir' | 'sqliteFile'>) {
  return join(dataDir, 'restoring')
}

/** A restore was cut off and there is no database: a new one would look as if everything were lost. */
export function isHalfRestored({ dataDir, sqliteFile }: Pick<Config, 'dataDir' | 'sqliteFile'>) {
  return !existsSync(sqliteFile) && existsSync(join(stageOf({ dataDir, sqliteFile }), basename(sqliteFile)))
}
