/** An error of the database, not of a request: nothing was stored, and a retry may help. */
type DatabaseFailure = 'away' | 'full' | 'damaged'

/** Codes of the system and of PostgreSQL for a database that is unavailable, or took too long. */
const AWAY_CODE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57014|57P0[123]|25P03|53300|08\w{3})$/
const AWAY_MESSAGE =
  /Query read timeout|Connection terminated|timeout exceeded when trying to connect|not queryable|driver has already been destroyed/

/** No room for files, not even within a quota; 53100 is what PostgreSQL calls it. */
const FULL_CODE = /^(ENOSPC|EDQUOT|53100)$/

/** SQLite: locked by another process, not readable or writable, cannot be opened. */
const SQLITE_AWAY = new Set([5, 6, 8, 10, 14])
const SQLITE_FULL = 13
/** Pages that make no sense, or a file that is no database. */
const SQLITE_DAMAGED = new Set([11, 26])

export function findDatabaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  // The higher bits say more closely what the lowest eight are about.
  const sqliteCode = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0
  if (FULL_CODE.test(code) || sqliteCode === SQLITE_FULL) return 'full'
  if (SQLITE_DAMAGED.has(sqliteCode)) return 'damaged'
  if (AWAY_CODE.test(code) || AWAY_MESSAGE.test(error.message) || SQLITE_AWAY.has(sqliteCode)) return 'away'
  return undefined
}
