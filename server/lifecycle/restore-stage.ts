import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Config } from '@nokshi/api/platform/config.ts'

/** What is being restored lies here until it is whole: on the disk of the data folder. */
export function stageOf({ dataDir }: Pick<Config, 'dataDir' | 'sqliteFile'>) {
  return join(dataDir, 'restoring')
}

/** A restore was cut off and there is no database: a new one would look as if everything were lost. */
export function isHalfRestored({ dataDir, sqliteFile }: Pick<Config, 'dataDir' | 'sqliteFile'>) {
  return !existsSync(sqliteFile) && existsSync(join(stageOf({ dataDir, sqliteFile }), basename(sqliteFile)))
}
