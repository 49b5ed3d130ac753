import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import * as z from 'zod'
import type { Db } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { enqueue } from './outbox.ts'
import { enqueueSecret, type SecretPayload } from './outbox-secrets.ts'

interface MailText {
  subject: string
  text: string[]
  /** Shown large above the text in HTML. */
  headline?: string
}

/** A mail of a few paragraphs to one person. Private: what it is about is between them and us. */
export function plainMail(
  to: string,
  { subject, text: paragraphs, headline }: MailText,
  language: SiteLanguage = siteLanguages.en,
): Mail {
  const large = headline === undefined ? '' : `<h1 style="${LARGE}">${escapeHtml(headline)}</h1>`
  return {
    to: { address: to },
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: directed(language, large + paragraphs.map((text) => `<p>${withLink(text)}</p>`).join('')),
    isPrivate: true,
  }
}

const LARGE = 'margin:0;font-size:32px;line-height:1.3'

/** Not every mail program makes a link of an address. Ours end a paragraph, and tokens are not shown. */
function withLink(text: string) {
  const address = text.slice(text.lastIndexOf(' ') + 1)
  const url = /^https?:\/\//.test(address) ? URL.parse(address) : null
  if (!url) return escapeHtml(text)
  const { host, pathname } = url
  const link = `<a href="${escapeHtml(address)}"><bdi dir="ltr">${escapeHtml(host + pathname)}</bdi></a>`
  return escapeHtml(text.slice(0, -address.length)) + link
}

const COLUMN = 'max-width:36em;margin:0 auto;font:16px/1.6 sans-serif;overflow-wrap:anywhere'

/** A column of a readable width. Mail programs read from left to right unless they are told otherwise. */
export function directed({ code, direction }: SiteLanguage, html: string) {
  const text = code === 'en' ? html : `<div lang="${code}" dir="${direction}">${html}</div>`
  return `<div style="${COLUMN}">${text}</div>`
}

interface ListMailText {
  subject: string
  parts: { heading: string; lines: { text: string; link: string }[] }[]
  outro: string
}

/** A mail to a member or to the studio: a few lists, each line with a link to what it is about. */
export function linkListMail(to: string | undefined, { subject, parts, outro }: ListMailText): Mail {
  const text = parts.map(({ heading, lines }) =>
    [heading, ...lines.map((line) => `- ${line.text}\n  ${line.link}`)].join('\n'),
  )
  const html = parts.map(({ heading, lines }) => {
    const items = lines.map(
      (line) => `<li><a dir="auto" href="${escapeHtml(line.link)}">${escapeHtml(line.text)}</a></li>`,
    )
    return `<h2 style="font-size:17px">${escapeHtml(heading)}</h2><ul>${items.join('')}</ul>`
  })
  return {
    ...(to !== undefined && { to: { address: to } }),
    subject,
    text: `${[...text, outro].join('\n\n')}\n`,
    html: [
      '<!doctype html><html><body style="font:16px/1.5 sans-serif">',
      ...html,
      `<p>${escapeHtml(outro)}</p></body></html>`,
    ].join(''),
  }
}

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

export const MAIL = 'mail'

/**
 * Confirmations, resets, invitations and security notices have a lane and connections of their own, so that
 * other mail does not delay them.
 */
export const ACCOUNT_MAIL = 'account-mail'

/** What a colleague writes to a client (api/crm/mails). */
export const CLIENT_MAIL = 'client-mail'

/** What creators write to their followers (api/news). Not among the kinds that somebody waits for. */
export const NEWS_MAIL = 'news-mail'

export const mailKinds = [MAIL, ACCOUNT_MAIL, CLIENT_MAIL]

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
