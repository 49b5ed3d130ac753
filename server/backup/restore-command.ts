import { resolve } from 'node:path'
import type { Config } from '@nokshi/api/platform/config.ts'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { describeRestored } from './describe-backup.ts'
import { explainDatabaseError } from './explain-error.ts'
import { restoreBackup } from './restore-backup.ts'

const USAGE = `This command understands:
npm run restore -- <file>              restores a backup where there is no data yet
npm run restore -- <file> --replace    also where there is: that data is put aside, not deleted`

/** Returns what to print. */
export async function restore(config: Config, args: string[]): Promise<string> {
  const isReplacing = args.includes('--replace')
  const [file, ...rest] = args.filter((word) => word !== '--replace')
  if (file === undefined || file.startsWith('-') || rest.length > 0) throw new OperatorError(USAGE)

  const startedAt = Date.now()
  const restored = await restoreBackup(config, { file: resolve(file), isReplacing }).catch((error: unknown) => {
    throw explainDatabaseError(error)
  })
  return describeRestored(resolve(file), Date.now() - startedAt, restored)
}
