import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { compileCache } from './start-product.ts'

const run = promisify(execFile)

type Command = 'backup' | 'creators' | 'restore' | 'staff' | 'content'

/** A command as an operator types it beside a running server, in a process of its own. */
export function runCommand(command: Command, env: Record<string, string>, ...words: string[]) {
  const program = resolve(import.meta.dirname, '..', `${command}.ts`)
  return run(process.execPath, [program, ...words], { env: { ...compileCache, ENV_FILE: '', ...env } })
}
