import { existsSync } from 'node:fs'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { type Config, ConfigError, readConfig } from '@nokshi/api/platform/config.ts'
import type { Deps } from '@nokshi/api/platform/deps.ts'
import { createLog } from '@nokshi/api/platform/log.ts'
import { Refusal } from '@nokshi/api/platform/refusal.ts'
import { loadEnvironmentFile } from './environment.ts'
import { keepFilesPrivate } from './file-permissions.ts'
import { OperatorError } from './operator-error.ts'

/** Answers what to print. */
type Command<Input> = (input: Input, args: string[]) => Promise<string>

/**
 * Runs a terminal command, also beside a running server: it caches nothing and starts no jobs, so it needs no
 * lock. The server sends its mails and notices changed pages by version.
 */
export function runCommand(command: Command<Deps>) {
  runWithConfig(async (config, args) => {
    requireData(config)
    return runOnDatabase(config, args, command)
  })
}

/** Runs a command that opens by itself what it needs. */
export function runWithConfig(command: Command<Config>) {
  readAndRun(command).catch((error: unknown) => {
    const isExplained = [OperatorError, ConfigError, Refusal].some((kind) => error instanceof kind)
    const text = error instanceof Error ? (isExplained ? error.message : error.stack) : String(error)
    process.stderr.write(`${text}\n`)
    process.exitCode = 1
  })
}

async function readAndRun(command: Command<Config>) {
  keepFilesPrivate()
  // Without a listener a signal would end the process at once, and leave behind what it has not finished.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  loadEnvironmentFile(process.env)
  const config = readConfig(process.env)
  process.stdout.write(`${await command(config, process.argv.slice(2))}\n`)
}

export async function runOnDatabase(config: Config, args: string[], command: Command<Deps>) {
  // Loaded only here: commands that need no slice start twice as fast without, and in half the memory.
  const { createAppDeps } = await import('@nokshi/api/create-deps.ts')
  const database = connectDatabase({ url: config.databaseUrl, sqliteFile: config.sqliteFile })
  try {
    const log = createLog('error', (line) => void process.stderr.write(line))
    const deps = await createAppDeps({ config, database, now: Date.now, log })
    return await command(deps, args)
  } finally {
    await database.close()
  }
}

/** The server makes and migrates the database; here an empty one would only hide a wrong DATA_DIR. */
export function requireData({ databaseUrl, sqliteFile }: Config) {
  if (databaseUrl !== undefined || existsSync(sqliteFile)) return
  throw new OperatorError(`There is no database ${sqliteFile}. Set DATA_DIR as it is for the server.`)
}
