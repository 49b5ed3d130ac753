import * as z from 'zod'
import type { Db } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { enqueue } from './outbox.ts'
import { enqueueSecret, type SecretPayload } from './outbox-secrets.ts'

const Mailbox = z.object({ name: z.string().optional(), address: z.string() })
export type Mailbox = z.infer<typeof Mailbox>

/** A mail as it waits in the outbox. Addresses are fields of their own: no text is pasted into a header. */
export const Mail = z.object({
  /** Undefined for the studio itself (MAIL_TO). */
  to: Mailbox.optional(),
  replyTo: Mailbox.optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /**
   * Carries a secret: its text is deleted once sent and shown to nobody. False: all staff may see the
   * recipient while it waits; absent: only owners.
   */
  isPrivate: z.boolean().optional(),
  /** Where its addressee ends such mails: mail programs show it as a button, and post to it (RFC 8058). */
  unsubscribe: z.string().optional(),
})
export type Mail = z.infer<typeof Mail>

/** The kind of outbox row that is a mail. */
export const MAIL = 'mail'

/**
 * Confirmations, resets, invitations and security notices have a lane and connections of their own, so that
 * other mail does not delay them.
 */
export const ACCOUNT_MAIL = 'account-mail'

export const mailKinds = [MAIL, ACCOUNT_MAIL]

interface MailTerms {
  lane: 'account' | 'other'
  /** The submission it is about, with which it is erased. */
  subjectId?: string
  /** News of a day are not sent after it, however long the mail server was away. */
  expiresAt?: number
}

/** A mail with a link that opens something: only its addressee and its subject can be read while it waits. */
export function enqueueLinkMail(
  deps: Pick<Deps, 'secret' | 'now'>,
  tx: Db,
  mail: Mail,
  terms: Pick<SecretPayload, 'secretOf' | 'expiresAt'>,
) {
  const { to, subject } = mail
  return enqueueSecret(deps, tx, ACCOUNT_MAIL, { ...terms, payload: mail, shown: { to, subject } })
}

/** For mails that no stranger can cause; for others there is `enqueueLimitedMail`. */
export function enqueueMail(tx: Db, now: number, mail: Mail, { lane, ...terms }: MailTerms) {
  return enqueue(tx, now, lane === 'account' ? ACCOUNT_MAIL : MAIL, mail, terms)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(value: string) {
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
