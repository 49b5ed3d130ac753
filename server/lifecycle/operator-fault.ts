/** The process or a command cannot go on, for a reason its operator can mend. The message says which, and how. */
export class OperatorFault extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'OperatorFault'
  }
}

/** The code of a system fault (EACCES, ECONNREFUSED) or of PostgreSQL (28P01). */
export function faultCode(fault: unknown) {
  return fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined
}
