import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DatabaseConnection, type Db, insertNew } from '../database/connect.ts'
import { type Config, ConfigError } from './config.ts'
import type { Log } from './log.ts'

/** The file that keeps it, or the row. */
export const SECRET_NAME = 'secret'

/**
 * The installation's secret: from the environment, or made once and kept. With SQLite it lies beside the
 * database file; with PostgreSQL in the database, because every machine must have the same one.
 */
export async function loadSecret(config: Config, { db, engine }: DatabaseConnection, log: Log): Promise<string> {
  if (config.secret) return config.secret
  if (engine === 'sqlite') return loadSecretFile(config.dataDir)
  log.warn('the secret is kept in the database, beside what it seals; set SECRET to keep them apart')

  return keepSetting(db, SECRET_NAME, randomBytes(32).toString('base64url'))
}

/** What the first process to come wrote; this one's value counts if there was none. */
export async function keepSetting(db: Db, key: string, value: string) {
  await insertNew(db, 'setting', { key, value })
  const kept = await findSetting(db, key)
  if (!kept) throw new Error(`The setting "${key}" is gone again.`)
  return kept
}

/** The secret of an installation that has been running, for those who must not make a new one. */
export async function findSecret(config: Config, db: Db): Promise<string | undefined> {
  if (config.secret) return config.secret
  return config.databaseUrl === undefined ? readKept(join(config.dataDir, SECRET_NAME)) : findSetting(db, SECRET_NAME)
}

async function findSetting(db: Db, key: string) {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

function loadSecretFile(dataDir: string): string {
  const file = join(dataDir, SECRET_NAME)
  const kept = readKept(file)
  if (kept !== undefined) return kept

  // Written whole beside its place, then moved into it, and both made durable: a secret that is lost takes
  // every session and every known visitor with it.
  const fresh = randomBytes(32).toString('base64url')
  const draft = `${file}.draft`
  writeFileSync(draft, fresh, { mode: 0o600, flush: true })
  renameSync(draft, file)
  syncFolder(dataDir)
  return fresh
}

function syncFolder(folder: string) {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** Undefined when there is none yet. A damaged one is never replaced: it may still be mended. */
function readKept(file: string) {
  try {
    const kept = readFileSync(file, 'utf8')
    if (kept.length < LENGTH_MIN) throw damaged(file, 'too short')
    return kept
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    if (code === 'ENOENT') return undefined
    throw code === undefined ? error : damaged(file, code)
  }
}

/** As for one that comes from the environment; those made here have 43 characters. */
const LENGTH_MIN = 32

function damaged(file: string, reason: string) {
  return new ConfigError([
    [
      `the secret in ${file} cannot be used (${reason}):`,
      'bring it back from a backup (npm run restore), or set SECRET; without it everybody is logged out',
    ].join(' '),
  ])
}

/**
 * For secrets that are needed again as text. Keys derive from the installation's secret and the purpose, so
 * that the database alone reveals none.
 */
const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function seal(secret: string, purpose: string, text: string) {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyFor(secret, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws when the installation's secret is no longer the one it was sealed with. */
export function unseal(secret: string, purpose: string, kept: string) {
  const bytes = Buffer.from(kept, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, keyFor(secret, purpose), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
}

/** Undefined for what was not sealed here, or with another secret of the installation. */
export function tryUnseal(secret: string, purpose: string, kept: string) {
  try {
    return unseal(secret, purpose, kept)
  } catch {
    return undefined
  }
}

function keyFor(secret: string, purpose: string) {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
