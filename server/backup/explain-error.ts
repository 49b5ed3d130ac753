import { errorCode, OperatorError } from '../lifecycle/operator-error.ts'

const fileSentences: Record<string, (path: string) => string> = {
  ENOENT: (path) => `There is no ${path}.`,
  ENOTDIR: (path) => `${path} lies below something that is no folder.`,
  EISDIR: (path) => `${path} is a folder, not a file.`,
  EACCES: (path) => `We have no right to use ${path}. Run this as the user the product runs as.`,
  EPERM: (path) => `We have no right to use ${path}. Run this as the user the product runs as.`,
  EROFS: (path) => `${path} lies on a disk that can only be read. Choose another place.`,
  EEXIST: (path) =>
    `${path} is there already: another backup is being written, or one was killed. Delete it and try again.`,
  ENOSPC: (path) => `The disk of ${path} is full. Make room, or choose another place.`,
  EDQUOT: (path) => `There is no room left for ${path}. Make room, or choose another place.`,
  EFBIG: (path) => `The disk of ${path} cannot hold files of this size. Choose another place.`,
}

export function explainFileError(error: unknown, path: string) {
  const code = errorCode(error)
  const sentence = fileSentences[code ?? '']?.(path) ?? `${path} cannot be used (${code ?? String(error)}).`
  return new OperatorError(sentence, { cause: error })
}

const databaseSentences: Record<string, string> = {
  '28P01': 'PostgreSQL refuses the user or the password in DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user in DATABASE_URL.',
  '3D000': 'PostgreSQL has no database of the name in DATABASE_URL. Create it first (createdb).',
  '42501': 'The user in DATABASE_URL may not do this. It must own the database.',
  '53100': 'The disk of the PostgreSQL server is full. Nothing was changed.',
  '55P03': 'Something else uses the tables in PostgreSQL. Stop it and try again.',
  '22P05': 'The backup holds a character that PostgreSQL cannot store. Restore it to SQLite.',
  ECONNREFUSED: 'PostgreSQL does not answer at the address in DATABASE_URL.',
  ENOTFOUND: 'The host in DATABASE_URL is not known.',
  ETIMEDOUT: 'PostgreSQL does not answer at the address in DATABASE_URL.',
}

/** pg has no codes for these, only messages. */
const databaseErrors = [
  { pattern: /client password must be a string/, sentence: 'PostgreSQL wants a password, and DATABASE_URL has none.' },
  {
    pattern: /^Connection terminated|ECONNRESET/,
    sentence: 'The connection to PostgreSQL broke off. Nothing was changed.',
  },
]

/** Likewise for an error of a database; other errors stay as they are. */
export function explainDatabaseError(error: unknown) {
  if (!(error instanceof Error) || error instanceof OperatorError) return error
  const sentence =
    databaseSentences[errorCode(error) ?? ''] ??
    databaseErrors.find(({ pattern }) => pattern.test(error.message))?.sentence
  if (sentence) return new OperatorError(sentence, { cause: error })
  if ('errcode' in error) return explainSqliteError(error, error.errcode)
  if ('severity' in error) return new OperatorError(`PostgreSQL says: ${error.message}.`, { cause: error })
  return error
}

/** By the numbers that SQLite gives its errors. */
const sqliteSentences: Record<string, string> = {
  8: 'The database can only be read. Run this as the user the product runs as.',
  11: 'The database file is damaged.',
  13: 'The disk is full. Make room and try again; nothing was changed.',
  14: 'The database file cannot be opened. Run this as the user the product runs as.',
  26: 'The database file is damaged, or no database at all.',
}

function explainSqliteError(error: Error, errcode: unknown) {
  const sentence = sqliteSentences[String(errcode)] ?? `SQLite says: ${error.message}.`
  return new OperatorError(sentence, { cause: error })
}

/** And for the store of pictures, which may be a folder or an S3. */
export function explainStoreError(error: unknown) {
  if (isFull(error))
    return new OperatorError('The disk of the pictures is full. Make room and try again.', { cause: error })
  const reason = error instanceof Error ? error.message : String(error)
  return new OperatorError(
    `The store of the pictures cannot be used (${reason}). Check DATA_DIR, or S3_ENDPOINT and its keys.`,
    { cause: error },
  )
}

function isFull(error: unknown) {
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')
}
