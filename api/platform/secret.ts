import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseConnection } from '../database/connect.ts'
import type { Config } from './config.ts'

/**
 * The installation's secret: from the environment, or made once and kept. With SQLite it lies beside the database
 * file; with PostgreSQL in the database, because every machine must have the same one.
 */
export async function loadSecret(config: Config, { db, engine }: DatabaseConnection): Promise<string> {
  if (config.secret) return config.secret
  if (engine === 'sqlite') return loadSecretFile(config.dataDir)

  const fresh = randomBytes(32).toString('base64url')
  await db
    .insertInto('setting')
    .values({ key: 'secret', value: fresh })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'secret')
    .executeTakeFirstOrThrow()
  return value
}

function loadSecretFile(dataDir: string): string {
  const file = join(dataDir, 'secret')
  const kept = readIfThere(file)
  if (kept) return kept

  // Written whole beside its place, then linked into it: a kill half-way leaves no half secret, and of two
  // processes the first one wins.
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  const handle = openSync(draft, 'w', 0o600)
  writeSync(handle, randomBytes(32).toString('base64url'))
  fsyncSync(handle)
  closeSync(handle)
  try {
    linkSync(draft, file)
  } catch (fault) {
    if (!isCode(fault, 'EEXIST')) throw fault
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}

function readIfThere(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (fault) {
    if (isCode(fault, 'ENOENT')) return undefined
    throw fault
  }
}

function isCode(fault: unknown, code: string) {
  return fault instanceof Error && 'code' in fault && fault.code === code
}
