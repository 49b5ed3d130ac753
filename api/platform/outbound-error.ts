/** What a person who wrote the address is told. */
const messages = {
  'not-web': 'Only http and https addresses on their usual ports can be called.',
  private: 'This address is inside a private network.',
  'no-address': 'This name has no address.',
  slow: 'No answer within five seconds',
  redirects: 'It leads from one address to the next without an end.',
  'too-large': 'Its answer is too large.',
  unreadable: 'Its answer cannot be read.',
  unreachable: 'Could not be reached',
}

export type OutboundReason = keyof typeof messages

/** Why a call to somebody else's address came to nothing. */
export class OutboundError extends Error {
  readonly reason: OutboundReason
  /** As the system names it. */
  readonly code: string | undefined

  constructor(reason: OutboundReason, code?: string) {
    super(code === undefined ? messages[reason] : `${messages.unreachable} (${code})`)
    this.name = 'OutboundError'
    this.reason = reason
    this.code = code
  }
}
