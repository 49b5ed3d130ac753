import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import type { Config } from '@nokshi/api/platform/config.ts'
import { BACKUP_MARK, setMark } from '@nokshi/api/platform/live-marks.ts'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { requireData } from '../lifecycle/run-command.ts'
import { describeBackup, describeContent } from './describe-backup.ts'
import { explainDatabaseError, explainFileError } from './explain-error.ts'
import { withProgress } from './progress.ts'
import { verifyBackup } from './verify-backup.ts'
import { writeBackup } from './write-backup.ts'

const USAGE = `This command understands:
npm run backup                        writes a backup into the folder backups of DATA_DIR
npm run backup -- <file or folder>    writes it there
npm run backup -- --verify <file>     checks a backup, and changes nothing`

/** Returns what to print. */
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
    `${path} is there already, and a backup never takes the place of another. Choose another name; to check that file: npm run backup -- --verify ${word}`,
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
