/** A process or command cannot go on, for a reason its operator can mend. The message says which, and how. */
export class OperatorError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'OperatorError'
  }
}

/** The code of a system error (EACCES, ECONNREFUSED) or of PostgreSQL (28P01). */
export function errorCode(error: unknown) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
