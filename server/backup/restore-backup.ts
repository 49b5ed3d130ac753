import { isLeftOut, revokeRestoredAccess } from '@nokshi/api/database/left-out-tables.ts'
import { DatabaseInUse, DatabaseTaken, loadIntoPostgres } from '@nokshi/api/database/load-into-postgres.ts'
import { listTableShapes, type TableShape } from '@nokshi/api/database/snapshot.ts'
import type { Config } from '@nokshi/api/platform/config.ts'
import { createFileStore, type FileStore } from '@nokshi/api/platform/files.ts'
import { SECRET_NAME } from '@nokshi/api/platform/secret.ts'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { readArchive } from './archive-reader.ts'
import { explainStoreError } from './explain-error.ts'
import { findTableOf, fitsSecretCheck, type Manifest, PICTURES, WITHOUT_SECRET } from './manifest.ts'
import { countOf, type Report, withProgress } from './progress.ts'
import type { RestoreTarget } from './restore-target.ts'
import { restoreToSqlite } from './restore-to-sqlite.ts'
import { readLines } from './table-pieces.ts'
import { type Verified, verifyBackup } from './verify-backup.ts'

interface RestoreInput {
  file: string
  /** Replaces existing data, which is moved and kept. */
  isReplacing: boolean
}

export type Restored = Awaited<ReturnType<typeof restoreBackup>>

/** Puts a backup where the configuration points, on either engine, whichever it came from. */
export async function restoreBackup(config: Config, { file, isReplacing }: RestoreInput) {
  const verified = await withProgress('Checking the file', (report) => verifyBackup(file, report))
  const { manifest, secret } = verified
  requireSameSecret(config, verified)

  const { migrations } = manifest
  const target =
    config.databaseUrl === undefined
      ? await restoreToSqlite(config, { migrations, isReplacing })
      : await restoreToPostgres(config, { url: config.databaseUrl, migrations, isReplacing })
  try {
    await withProgress('Restoring', (report) => fill(target, file, manifest, report))
    if (config.secret === undefined && secret !== undefined) await target.keepSecret(secret)
    return {
      manifest,
      /** Where the old data is now; undefined when there was none. */
      replacedData: await target.finish(),
      lacksSecret: (config.secret ?? secret) === undefined,
    }
  } catch (error) {
    await target.cancel()
    throw error
  }
}

function requireSameSecret(config: Config, { manifest, secret }: Verified) {
  if (config.secret === undefined) return
  const { secretCheck } = manifest
  if (secretCheck ? fitsSecretCheck(config.secret, secretCheck) : config.secret === secret) return
  const inAppExit = secretCheck
    ? 'Set it to the one that the installation had; if that is lost, leave SECRET out.'
    : 'Leave SECRET out, and the one in the backup is kept; or set it to that one.'
  throw new OperatorError(`SECRET is another one than the secret of the backup: ${WITHOUT_SECRET}. ${inAppExit}`)
}

async function fill(target: RestoreTarget, file: string, manifest: Manifest, report: Report) {
  // Releases before 0017 (docs/decisions) wrote all tables.
  const kept = manifest.tables.filter(({ name }) => !isLeftOut(name))
  const tables = await fitTables({ ...manifest, tables: kept })
  const pictures = createPictureRestorer(target.files, manifest.pictures.unused)
  let rows = 0
  for await (const { name, bytes } of readArchive(file)) {
    const table = tables.get(findTableOf(name) ?? '')
    if (table) {
      for await (const lines of readLines(bytes)) {
        await target.loader.insertLines(table, lines)
        rows += lines.length
        report(`${countOf(rows, 'row')}, now ${table.name}`)
      }
    } else if (name.startsWith(PICTURES)) {
      await pictures.put(name.slice(PICTURES.length), bytes)
      report(countOf(pictures.count(), 'picture file'))
    }
  }
  await pictures.flush()
  for (const { name, rows: expected } of kept) {
    const table = tables.get(name)
    const found = table && (await target.loader.count(table))
    if (found !== expected)
      throw new Error(`The table ${name} should have ${expected} rows and has ${found ?? 'none'}.`)
  }
  await revokeRestoredAccess(target.loader, tables, Date.now())
}

/** The tables by name, with their columns in the order in which the backup has them. */
async function fitTables({ migrations, tables }: Manifest) {
  const shapes = new Map((await listTableShapes(migrations)).map((shape) => [shape.name, shape]))
  return new Map<string, TableShape>(
    tables.map(({ name, columns }) => {
      const known = new Map(shapes.get(name)?.columns.map((column) => [column.name, column]))
      return [name, { name, columns: columns.map((column) => known.get(column) ?? unfitting(name, column)) }]
    }),
  )
}

function unfitting(table: string, column: string): never {
  throw new OperatorError(`The backup has a column ${table}.${column} that this version does not know.`)
}

/** Storing them one by one would take hours. */
const AT_ONCE = 8

/** Stores pictures, without those that no page shows any more. */
function createPictureRestorer(files: FileStore, unusedKeys: string[]) {
  const unused = new Set(unusedKeys)
  let waiting: { name: string; bytes: Uint8Array }[] = []
  let count = 0

  async function flush() {
    const batch = waiting
    waiting = []
    await Promise.all(batch.map(({ name, bytes }) => files.put(name, bytes))).catch((error: unknown) => {
      throw explainStoreError(error)
    })
    count += batch.length
  }

  return {
    async put(name: string, bytes: Uint8Array) {
      // Files are named by their picture's key and their width.
      if (unused.has(name.replace(/-\d+\.webp$/, ''))) return
      waiting.push({ name, bytes })
      if (waiting.length >= AT_ONCE) await flush()
    },
    flush,
    count: () => count,
  }
}

/**
 * The database changes in one transaction, at the end. Pictures go where they belong at once: their names
 * are made from what they show, so none takes the place of another, and nothing shows them before.
 */
async function restoreToPostgres(
  config: Config,
  { url, migrations, isReplacing }: { url: string; migrations: string[]; isReplacing: boolean },
): Promise<RestoreTarget> {
  const replacedSchema = `before_restore_${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
  const { hasReplaced, ...loader } = await loadIntoPostgres({
    url,
    migrations,
    replacedSchema: isReplacing ? replacedSchema : undefined,
  }).catch((error: unknown) => {
    throw explain(error)
  })
  const setting = { name: 'setting', columns: ['key', 'value'].map((name) => ({ name, isText: true })) }
  return {
    loader,
    files: createFileStore(config),
    keepSecret: (secret) => loader.insertLines(setting, [JSON.stringify([SECRET_NAME, secret])]),
    async finish() {
      await loader.finish()
      return hasReplaced ? `the schema ${replacedSchema} of the database` : undefined
    },
    cancel: () => loader.cancel(),
  }
}

function explain(error: unknown) {
  if (error instanceof DatabaseInUse)
    return new OperatorError('The product is running on this database. Stop it everywhere, then restore.')
  if (error instanceof DatabaseTaken)
    return new OperatorError(
      'The database is not empty. To put what is there aside and restore in its place: npm run restore -- <file> --replace',
    )
  return error
}
