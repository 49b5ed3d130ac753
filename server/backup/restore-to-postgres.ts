import { DatabaseInUse, DatabaseTaken, loadIntoPostgres } from '@nokshi/api/database/load-into-postgres.ts'
import type { Config } from '@nokshi/api/platform/config.ts'
import { createFileStore } from '@nokshi/api/platform/file-store.ts'
import { SECRET_NAME } from '@nokshi/api/platform/secret.ts'
import { OperatorError } from '../lifecycle/operator-error.ts'
import type { RestoreTarget } from './restore-target.ts'

interface Input {
  url: string
  migrations: string[]
  isReplacing: boolean
}

/**
 * The database changes in one transaction, at the end. Pictures go where they belong at once: their names
 * are made from what they show, so none takes the place of another, and nothing shows them before.
 */
export async function restoreToPostgres(
  config: Config,
  { url, migrations, isReplacing }: Input,
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
