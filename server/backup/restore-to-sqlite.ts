import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { loadIntoSqlite } from '@nokshi/api/database/loader.ts'
import type { Config } from '@nokshi/api/platform/config.ts'
import { createFileStore, syncFolder } from '@nokshi/api/platform/files.ts'
import { SECRET_NAME } from '@nokshi/api/platform/secret.ts'
import { lockDataDir, stageOf } from '../lifecycle/data-dir-lock.ts'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { explainFileError } from './explain-error.ts'
import type { RestoreTarget } from './restore-target.ts'

interface Input {
  migrations: string[]
  isReplacing: boolean
}

/** The new data is made in a folder of the data folder. When it is whole, renames exchange old and new. */
export async function restoreToSqlite(config: Config, { migrations, isReplacing }: Input): Promise<RestoreTarget> {
  const { dataDir } = config
  makeDataDir(dataDir)
  const lock = lockDataDir(dataDir)
  const stage = stageOf(config)
  const discard = () => rmSync(stage, { recursive: true, force: true })
  try {
    if (!isReplacing) requireFree(config)
    // The remains of a restore that was killed.
    discard()
    mkdirSync(stage)
    process.once('exit', discard)
    const loader = await loadIntoSqlite(join(stage, basename(config.sqliteFile)), migrations)
    return {
      loader,
      files: createFileStore({ s3: config.s3, dataDir: stage }),
      async keepSecret(secret) {
        writeFileSync(join(stage, SECRET_NAME), secret, { mode: 0o600, flush: true })
      },
      async finish() {
        await loader.finish()
        const replacedData = await changePlaces(config, stage)
        lock.release()
        return replacedData
      },
      async cancel() {
        await loader.cancel()
        discard()
        lock.release()
      },
    }
  } catch (error) {
    discard()
    lock.release()
    throw error
  }
}

function makeDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
  const isRoot = process.getuid?.() === 0
  if (isRoot && statSync(dataDir).uid !== 0) {
    throw new OperatorError(
      `${dataDir} belongs to another user. Restore as that user (sudo -u …), or the product could not read what you restore.`,
    )
  }
}

/** Everything the product keeps in its data folder. */
function listOwn({ sqliteFile, s3, dataDir }: Config) {
  const database = basename(sqliteFile)
  const names = [database, `${database}-wal`, `${database}-shm`, SECRET_NAME, ...(s3 ? [] : ['images'])]
  return names.filter((name) => existsSync(join(dataDir, name)))
}

function requireFree(config: Config) {
  const [first] = listOwn(config)
  if (first === undefined) return
  throw new OperatorError(
    `The folder ${config.dataDir} is not empty (${first}). To put what is there aside and restore in its place: npm run restore -- <file> --replace`,
  )
}

/** Merges the write-ahead log, so that a kill between two renames cannot separate it from its file. */
function mergeLog(sqliteFile: string) {
  if (!existsSync(sqliteFile)) return
  try {
    const database = new DatabaseSync(sqliteFile)
    database.exec('pragma wal_checkpoint(truncate)')
    database.close()
  } catch {
    // Damaged: moved as it is.
  }
}

/** The old database is moved first and the new one last; a start in between fails (isHalfRestored). */
async function changePlaces(config: Config, stage: string) {
  const { dataDir } = config
  mergeLog(config.sqliteFile)
  const old = listOwn(config)
  const replacedData = join(dataDir, `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
  if (old.length > 0) mkdirSync(replacedData)
  for (const name of old) renameSync(join(dataDir, name), join(replacedData, name))
  const database = basename(config.sqliteFile)
  const fresh = readdirSync(stage).filter((name) => name !== database)
  for (const name of [...fresh, database]) renameSync(join(stage, name), join(dataDir, name))
  rmSync(stage, { recursive: true })
  await syncFolder(dataDir)
  return old.length > 0 ? replacedData : undefined
}
