import type { Params, Reason } from '@nokshi/contract/problem.ts'

export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'wrong-method'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'unprocessable'
  | 'too-many'

interface RefusalDetails {
  /** A sentence per field that was refused. */
  fields?: Record<string, string>
  /** The reason per field; where it is missing, each field has the reason of the whole. */
  codes?: Record<string, Reason>
  /** What the sentence names, for programs. */
  params?: Params
  /** For `too-many`: when it is worth asking again. */
  retryAfterSeconds?: number
  /** For `wrong-method`: the methods this address understands. */
  allow?: string[]
}

/** The domain says no. The code belongs to its slice; the sentence is for a person and is shown as it is. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly code: string
  readonly details: RefusalDetails

  constructor(kind: RefusalKind, code: string, sentence: string, details: RefusalDetails = {}) {
    super(sentence)
    this.name = 'Refusal'
    this.kind = kind
    this.code = code
    this.details = details
  }
}

export function noSession() {
  return new Refusal('unauthenticated', 'no-session', 'Log in to continue.')
}
