import { existsSync } from 'node:fs'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { findMigrations } from '@nokshi/api/database/snapshot.ts'
import type { Config } from '@nokshi/api/platform/config.ts'
import { createLog } from '@nokshi/api/platform/log.ts'
import { moveContent } from '@nokshi/api/website/command.ts'
import { openDatabase } from './lifecycle/open-database.ts'
import { requireData, runOnDatabase, runWithConfig } from './lifecycle/run-command.ts'

/** `npm run content`. An import before the first start of the server creates the database. */
runWithConfig(async (config, args) => {
  if (args[0] === 'import' && (await isNew(config))) {
    const log = createLog('info', (line) => void process.stderr.write(line))
    await (await openDatabase(config, log)).close()
  }
  requireData(config)
  return runOnDatabase(config, args, moveContent)
})

async function isNew({ databaseUrl: url, sqliteFile }: Config) {
  if (url === undefined) return !existsSync(sqliteFile)
  const { db, close } = connectDatabase({ url, sqliteFile })
  return (await findMigrations(db).finally(close)) === undefined
}
