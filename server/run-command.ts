import { existsSync } from 'node:fs'
import { createAppDeps } from '@nokshi/api/create-deps.ts'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { type Config, ConfigFault, readConfig } from '@nokshi/api/platform/config.ts'
import type { Deps } from '@nokshi/api/platform/deps.ts'
import { createLog } from '@nokshi/api/platform/log.ts'
import { Refusal } from '@nokshi/api/platform/refusal.ts'
import { loadEnvironmentFile } from './environment.ts'
import { StartFault } from './start-fault.ts'

/** Answers what to print. */
type Command = (deps: Deps, words: string[]) => Promise<string>

/**
 * Runs a command of the terminal, also beside a running server: it keeps nothing and starts no jobs, so it needs no lock
 * on the data folder. The server sends its mails, and notices changed pages by their versions.
 */
export function runCommand(command: Command) {
  openAndRun(command).catch((fault: unknown) => {
    const isExplained = [StartFault, ConfigFault, Refusal].some((kind) => fault instanceof kind)
    const text = fault instanceof Error ? (isExplained ? fault.message : fault.stack) : String(fault)
    process.stderr.write(`${text}\n`)
    process.exitCode = 1
  })
}

async function openAndRun(command: Command) {
  loadEnvironmentFile()
  const config = readConfig(process.env)
  requireData(config)
  const database = connectDatabase({ url: config.databaseUrl, sqliteFile: config.sqliteFile })
  try {
    const deps = await createAppDeps({ config, database, now: Date.now, log: createLog('error') })
    process.stdout.write(`${await command(deps, process.argv.slice(2))}\n`)
  } finally {
    await database.close()
  }
}

/** The server makes and migrates the database; here an empty one would only hide a wrong DATA_DIR. */
function requireData({ databaseUrl, sqliteFile }: Config) {
  if (databaseUrl !== undefined || existsSync(sqliteFile)) return
  throw new StartFault(`There is no database ${sqliteFile}. Set DATA_DIR as it is for the server.`)
}
