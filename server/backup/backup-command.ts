import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { connectDatabase, type DatabaseAddress, type Db } from '@nokshi/api/database/connect.ts'
import { isLeftOut } from '@nokshi/api/database/left-out-tables.ts'
import { findMigrations, listTableShapes, listUnknownMigrations, openSnapshot } from '@nokshi/api/database/snapshot.ts'
import type { Config } from '@nokshi/api/platform/config.ts'
import { createFileStore } from '@nokshi/api/platform/files.ts'
import { BACKUP_MARK, setMark } from '@nokshi/api/platform/live-marks.ts'
import { findSecret } from '@nokshi/api/platform/secret.ts'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { requireData } from '../lifecycle/run-command.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import { copyPictures } from './copy-pictures.ts'
import { describeBackup, describeContent, describeRestored } from './describe-backup.ts'
import { explainDatabaseError, explainFileError } from './explain-error.ts'
import { FORMAT, MANIFEST, type Manifest, makeSecretCheck, OPENING, readProductVersion, SECRET } from './manifest.ts'
import { withProgress } from './progress.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeTables } from './table-pieces.ts'
import { verifyBackup } from './verify-backup.ts'

const USAGE = `This command understands:
npm run backup                        writes a backup into the folder backups of DATA_DIR
npm run backup -- <file or folder>    writes it there
npm run backup -- --verify <file>     checks a backup, and changes nothing`

export async function backUp(config: Config, args: string[]): Promise<string> {
  const [first, second, ...rest] = args
  if (rest.length > 0) throw new OperatorError(USAGE)
  if (first === '--verify' && second !== undefined) return verify(resolve(second))
  if (first?.startsWith('-') || second !== undefined) throw new OperatorError(USAGE)

  requireData(config)
  const file = chooseFile(config, first)
  const startedAt = Date.now()
  const manifest = await writeBackup(config, file, Date.now).catch((error: unknown) => {
    throw explainDatabaseError(error)
  })
  const written = { file, bytes: statSync(file).size, milliseconds: Date.now() - startedAt }
  const isNoted = await noteBackup(config, Date.parse(manifest.createdAt))
  const unnoted = 'Its moment could not be written to the database, so the CRM does not know of it.'
  return [describeBackup(written, manifest), ...(isNoted ? [] : [unnoted])].join('\n')
}

/** For the CRM, which shows the last backup. A failure here does not affect the backup. */
async function noteBackup({ databaseUrl, sqliteFile }: Config, doneAt: number) {
  try {
    const database = connectDatabase({ url: databaseUrl, sqliteFile })
    try {
      await setMark(database.db, { name: BACKUP_MARK, doneAt, actorId: null, fingerprint: null })
    } finally {
      await database.close()
    }
    return true
  } catch {
    return false
  }
}

async function verify(file: string) {
  const { manifest } = await withProgress('Checking the file', (report) => verifyBackup(file, report))
  return `${file} is whole.\n${describeContent(manifest)}`
}

function chooseFile({ dataDir }: Config, word: string | undefined) {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const name = `nokshi-${stamp}Z.tar`
  if (word === undefined) return join(makeFolder(join(dataDir, 'backups')), name)
  const path = resolve(word)
  if (!existsSync(dirname(path)))
    throw new OperatorError(`There is no folder ${dirname(path)}. Make it first, or mount its disk.`)
  if (!existsSync(path)) return path
  if (statSync(path).isDirectory()) return join(path, name)
  throw new OperatorError(
    [
      `${path} is there already, and a backup never takes the place of another.`,
      `Choose another name; to check that file: npm run backup -- --verify ${word}`,
    ].join(' '),
  )
}

function makeFolder(path: string) {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw explainFileError(error, path)
  }
  return path
}

const RESTORE_USAGE = `This command understands:
npm run restore -- <file>              restores a backup where there is no data yet
npm run restore -- <file> --replace    also where there is: that data is put aside, not deleted`

export async function restore(config: Config, args: string[]): Promise<string> {
  const isReplacing = args.includes('--replace')
  const [file, ...rest] = args.filter((word) => word !== '--replace')
  if (file === undefined || file.startsWith('-') || rest.length > 0) throw new OperatorError(RESTORE_USAGE)

  const startedAt = Date.now()
  const restored = await restoreBackup(config, { file: resolve(file), isReplacing }).catch((error: unknown) => {
    throw explainDatabaseError(error)
  })
  return describeRestored(resolve(file), Date.now() - startedAt, restored)
}

async function writeBackup(config: Config, file: string, now: () => number): Promise<Manifest> {
  const address = { url: config.databaseUrl, sqliteFile: config.sqliteFile }
  const glance = await openSnapshot(address)
  await getMigrations(glance.db).finally(() => glance.close())

  const archive = await createArchive(file, now)
  try {
    await fill(archive, config, address, new Date(now()).toISOString())
    await archive.close()
    // The file is read again before it gets its name.
    const { manifest } = await withProgress('Checking the file', (report) => verifyBackup(archive.part, report))
    await archive.publish()
    return manifest
  } catch (error) {
    await archive.discard()
    throw error
  }
}

async function fill(archive: ArchiveWriter, config: Config, address: DatabaseAddress, createdAt: string) {
  const opening = { product: 'nokshi', format: FORMAT, version: readProductVersion(), createdAt } as const
  await archive.add(OPENING, asJson(opening))
  const { snapshot, pictures } = await withProgress('Copying pictures', (report) =>
    copyPictures({ address, files: createFileStore(config) }, archive, report),
  )
  try {
    const engine = config.databaseUrl === undefined ? 'sqlite' : 'postgres'
    const migrations = await getMigrations(snapshot.db)
    const shapes = (await listTableShapes(migrations)).filter(({ name }) => !isLeftOut(name))
    const tables = await withProgress('Copying the database', (report) =>
      writeTables(snapshot, shapes, archive, report),
    )
    const content = { ...opening, engine, migrations, tables, pictures } as const
    // One from the environment is kept elsewhere on purpose: whoever finds the file must not have what
    // opens its sealed parts.
    const manifest: Manifest = config.secret ? { ...content, secretCheck: makeSecretCheck(config.secret) } : content
    if (!config.secret) await archive.add(SECRET, Buffer.from(await getKeptSecret(config, snapshot.db)))
    await archive.add(MANIFEST, asJson(manifest))
  } finally {
    await snapshot.close()
  }
}

async function getMigrations(db: Db) {
  const migrations = await findMigrations(db)
  if (!migrations) {
    throw new OperatorError(
      'This database holds nothing of the product yet. Check DATA_DIR and DATABASE_URL, or start the product once.',
    )
  }
  const [unknown] = listUnknownMigrations(migrations)
  if (unknown === undefined) return migrations
  throw new OperatorError(
    `The database is newer than this program (${unknown}). Use the version of the product that runs on it.`,
  )
}

async function getKeptSecret(config: Config, db: Db) {
  const secret = await findSecret(config, db)
  if (secret) return secret
  throw new OperatorError(
    [
      'The secret of this installation is not there: neither SECRET nor the one that was made at the first start.',
      'Without it known visitors, two-factor and webhooks are lost after a restore;',
      'put it back, or start the product once to make a new one.',
    ].join(' '),
  )
}

function asJson(value: unknown) {
  return Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`)
}
