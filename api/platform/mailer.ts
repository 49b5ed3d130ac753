/** A mail as it waits in the outbox. Addresses are fields of their own: nobody's text is ever pasted into a header. */
export interface Mail {
  /** Undefined for the studio itself (MAIL_TO). */
  to?: { name?: string; address: string }
  replyTo?: { name?: string; address: string }
  subject: string
  text: string
  html: string
  /** True for mails that carry a secret (a reset link): their words are deleted once sent and shown to nobody. */
  isPrivate?: boolean
}
