// @ts-check
import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** What the databases of a whole run take up at once is far less. */
const ROOM_BYTES = 2 * 1024 ** 3

/**
 * Where throw-away databases and data folders go: into memory where Linux offers that and there is room, because tests
 * commit thousands of times and make hundreds of databases. Elsewhere, and with little memory, where the system says.
 */
export function findQuickFolder() {
  const memory = '/dev/shm'
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= ROOM_BYTES ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
