import * as z from 'zod'
import type { Db } from '../database/connect.ts'
import type { World } from '../platform/world.ts'
import { enqueue } from './outbox.ts'
import { enqueueSecret, type SecretPayload } from './outbox-secrets.ts'

const Mailbox = z.object({ name: z.string().optional(), address: z.string() })
export type Mailbox = z.infer<typeof Mailbox>

/** A mail as it waits in the outbox. Addresses are fields of their own: nobody's text is ever pasted into a header. */
export const Mail = z.object({
  /** Undefined for the studio itself (MAIL_TO). */
  to: Mailbox.optional(),
  replyTo: Mailbox.optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** True for mails that carry a secret (a reset link): their words are deleted once sent and shown to nobody. */
  isPrivate: z.boolean().optional(),
  /** Where its addressee ends such mails: mail programs show it as a button, and post to it (RFC 8058). */
  unsubscribe: z.string().optional(),
})
export type Mail = z.infer<typeof Mail>

/** The kind of outbox row that is a mail. */
export const MAIL = 'mail'

/** A mail with a link that opens something: only its addressee and its subject can be read while it waits. */
export function enqueueLinkMail(
  deps: Pick<World, 'secret' | 'now'>,
  tx: Db,
  mail: Mail,
  terms: Pick<SecretPayload, 'secretOf' | 'expiresAt'>,
) {
  const { to, subject } = mail
  return enqueueSecret(deps, tx, MAIL, { ...terms, payload: mail, shown: { to, subject } })
}

/**
 * With the id of the submission that it is about, if any: it is erased together with that. What is news for a day only is not sent
 * after it, however long the mail server was away.
 */
export function enqueueMail(
  tx: Db,
  now: number,
  mail: Mail,
  terms: { subjectId?: string; expiresAt?: number } = {},
) {
  return enqueue(tx, now, MAIL, mail, terms)
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(value: string) {
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
