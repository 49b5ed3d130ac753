import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { insertUsername } from '@nokshi/api/linkhub/queries.ts'
import { readConfig } from '@nokshi/api/platform/config.ts'
import { createEmptyDatabase } from '@nokshi/api/testing/test-database.ts'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { backUp, restore } from '../backup/backup-command.ts'
import { makeDataDir } from './start-product.ts'
import { testData } from './test-product.ts'

type Env = Record<string, string>

const commands = { backup: backUp, restore }

/** What a command answers to these words. */
export function run(command: keyof typeof commands, env: Env, ...words: string[]) {
  return commands[command](readConfig(env), words)
}

/** A folder that is gone after the test. */
export function newFolder() {
  const { folder, remove } = makeDataDir()
  onTestFinished(remove)
  return folder
}

/** A place without any data: what a restore wants. */
export async function emptyPlace(): Promise<Env> {
  const database = await createEmptyDatabase()
  await database.close()
  onTestFinished(() => database.drop())
  const { url } = database.address
  // Not the folder of the database: on SQLite connecting has already made a file in it.
  return { DATA_DIR: join(newFolder(), 'data'), ...(url && { DATABASE_URL: url }) }
}

/** For processes that run without a site. */
export const addresses = { SITE_URL: 'http://localhost:1', API_URL: 'http://localhost:1' }

export const SECRET = 'a-secret-for-tests-only-0123456789'

/**
 * A small backup with one row that can be counted, made without a server. Its secret is the one that a
 * first start made.
 */
export async function aBackup() {
  const { env } = await testData()
  await keepRow(env, 'kept')
  await keepSecret(env)
  const file = join(newFolder(), 'small.tar')
  const printed = await run('backup', env, file)
  return { file, env, printed }
}

async function keepSecret(env: Env) {
  if (env.DATABASE_URL === undefined) return writeFileSync(join(env.DATA_DIR ?? '', 'secret'), SECRET)
  const { db, close } = openAt(env)
  await sql`insert into ${sql.table('setting')} (key, value) values ('secret', ${SECRET})`.execute(db)
  await close()
}

/** The database of a place. */
export function openAt(env: Env) {
  return connectDatabase({ url: env.DATABASE_URL, sqliteFile: join(env.DATA_DIR ?? '', 'nokshi.db') })
}

/** Something small that is kept, and can be counted. */
export async function keepRow(env: Env, name: string) {
  const { db, close } = openAt(env)
  await insertUsername(db, { name, profileId: 'gone', claimedAt: 0 })
  await close()
}

export async function countRows(env: Env) {
  const { db, close } = openAt(env)
  const rows = await db.selectFrom('username').select('name').execute()
  await close()
  return rows.length
}
