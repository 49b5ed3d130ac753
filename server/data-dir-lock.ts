import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFault } from './start-fault.ts'

/** A process that is just stopping gets this long to let go. */
const PATIENCE_MS = 2_000

/**
 * Keeps a second process away from a SQLite data folder: each would hold jobs and caches the other knows nothing of.
 * The lock is a transaction that is never committed, so the system drops it with the process, even after kill -9.
 */
export function lockDataDir(dataDir: string) {
  const lock = new DatabaseSync(join(dataDir, 'in-use.lock'), { timeout: PATIENCE_MS })
  try {
    lock.exec('begin exclusive')
  } catch (fault) {
    lock.close()
    throw new StartFault(
      `Another process already uses the data in ${dataDir}. Stop it first, or give this one another DATA_DIR.`,
      { cause: fault },
    )
  }
  return { release: () => lock.close() }
}
