import type { Reason } from '@nokshi/contract/problem.ts'
import { type Refused, sentenceOf } from '@nokshi/contract/sentences/sentences.ts'

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
  /** The one field that was refused, where it was one. */
  at?: string
  /** The reason per field that was refused, where each has its own. */
  fields?: Record<string, Reason>
  /** For `too-many`: when it is worth asking again. */
  retryAfterSeconds?: number
  /** For `wrong-method`: the methods this address understands. */
  allow?: string[]
}

/** The domain says no. What it says to people is in the table of contract/sentences, under the code. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly code: string
  readonly reason: Reason
  readonly details: RefusalDetails
  readonly codes: Record<string, Reason> | undefined

  constructor(kind: RefusalKind, refused: Refused, details: RefusalDetails = {}) {
    const reason: Reason = typeof refused === 'string' ? { code: refused } : refused
    const codes = details.at === undefined ? details.fields : { [details.at]: reason }
    super(codes ? [...new Set(Object.values(codes).map(sentenceOf))].join(' ') : sentenceOf(reason))
    this.name = 'Refusal'
    this.kind = kind
    this.code = reason.code
    this.reason = reason
    this.codes = codes
    this.details = details
  }
}

export function noSession() {
  return new Refusal('unauthenticated', 'no-session')
}
