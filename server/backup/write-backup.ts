import type { DatabaseAddress, Db } from '@nokshi/api/database/connect.ts'
import { isLeftOut } from '@nokshi/api/database/left-out-tables.ts'
import { findMigrations, openSnapshot } from '@nokshi/api/database/snapshot.ts'
import { listTableShapes, listUnknownMigrations } from '@nokshi/api/database/table-shapes.ts'
import type { Config } from '@nokshi/api/platform/config.ts'
import { createFileStore } from '@nokshi/api/platform/file-store.ts'
import { findSecret } from '@nokshi/api/platform/secret.ts'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import { copyPictures } from './copy-pictures.ts'
import { FORMAT, MANIFEST, type Manifest, OPENING, readProductVersion, SECRET } from './manifest.ts'
import { withProgress } from './progress.ts'
import { makeSecretCheck } from './secret-check.ts'
import { writeTables } from './table-pieces.ts'
import { verifyBackup } from './verify-backup.ts'

/** Writes the whole installation into one file, while it goes on working. */
export async function writeBackup(config: Config, file: string, now: () => number): Promise<Manifest> {
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
    `The secret of this installation is not there: neither SECRET nor the one that was made at the first start. Without it known visitors, two-factor and webhooks are lost after a restore; put it back, or start the product once to make a new one.`,
  )
}

function asJson(value: unknown) {
  return Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`)
}
