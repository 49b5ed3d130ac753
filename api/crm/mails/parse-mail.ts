import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { cleanHtml, textOfHtml } from './clean-html.ts'

const PARTS_MAX = 200
const DEPTH_MAX = 20
const HEADERS_MAX = 256 * 1024
const TEXT_MAX = 200_000
const LINE_MAX = 500
/** Authentication-Results has a statement for each signature. */
const HEADER_MAX = 4_000
const IDS_MAX = 100
const ADDRESSES_MAX = 100
const FILES_MAX = 20
/** Where bounces name the mail that came back. */
const REPORT_BYTES = 256 * 1024

export interface ParsedFile {
  name: string
  contentId: string | null
  /** Shown by the HTML. Everything else is an attachment, whatever the mail calls it. */
  isInline: boolean
  bytes: Uint8Array
}

export interface ParsedMail {
  messageId: string | null
  inReplyTo: string[]
  /** The oldest first. */
  references: string[]
  from: { name: string; address: string }
  /** All addresses it was sent or delivered to, as written. */
  recipients: string[]
  subject: string
  text: string
  html: string | null
  files: ParsedFile[]
  /** Of header fields that decide something, by lower-case name; the topmost of several. */
  headers: Record<string, string>
  /** Of a bounce or complaint: its beginning as it arrived. */
  report: string | null
  contentHash: string
}

/** Throws for a mail beyond the limits. Wrong characters and broken parts are read as well as possible. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const source = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1')
  requireFewParts(source)
  const email = await PostalMime.parse(raw, {
    maxNestingDepth: DEPTH_MAX,
    maxHeadersSize: HEADERS_MAX,
    forceRfc822Attachments: true,
    attachmentEncoding: 'arraybuffer',
  })
  const html = email.html ? cleanHtml(email.html) : null
  const headers = readHeaders(email)
  const written = email.text?.trim() ? email.text : textOfHtml(email.html ?? '')
  const text = plain(written.slice(0, TEXT_MAX)).trimEnd()
  const [from = { name: '', address: '' }] = mailboxes([email.from])
  const subject = oneLine(email.subject ?? '')
  const [messageId = null] = idsIn(email.messageId)
  const files = readFiles(email, html ?? '')
  const told = [messageId, from.address, email.date, subject, text, email.html?.length ?? 0]
  return {
    messageId,
    inReplyTo: idsIn(email.inReplyTo),
    references: idsIn(email.references),
    from: { name: oneLine(from.name), address: oneLine(from.address) },
    recipients: readRecipients(email),
    subject,
    text,
    html: html && plain(html),
    files,
    headers,
    report: isReport(headers, from.address) ? source.slice(0, REPORT_BYTES) : null,
    contentHash: createHash('sha256')
      .update(JSON.stringify([...told, ...files.map(({ name, bytes }) => [name, bytes.byteLength])]))
      .digest('base64url'),
  }
}

/** Before the parser, which has no limit of its own. One pass over the lines. */
function requireFewParts(source: string) {
  const boundaries = new Set(
    [...source.matchAll(/boundary\s*=\s*"?([^"\r\n;]{1,200})/gi)].slice(0, 1000).map(([, name = '']) => name.trim()),
  )
  let parts = 0
  for (const [, line = ''] of source.matchAll(/^--([^\r\n]{1,202})/gm)) {
    const name = line.trimEnd()
    if (boundaries.has(name) || boundaries.has(name.replace(/--$/, ''))) parts++
    if (parts > PARTS_MAX) throw new Error(`It has more than ${PARTS_MAX} parts.`)
  }
}

const kept = new Set([
  ...['authentication-results', 'auto-submitted', 'content-type', 'list-id', 'list-unsubscribe', 'precedence'],
  ...['return-path', 'x-autoreply', 'x-autorespond', 'x-failed-recipients'],
])

function readHeaders({ headers }: Email) {
  const found: Record<string, string> = {}
  for (const { key, value } of headers) if (kept.has(key)) found[key] ??= oneLine(value, HEADER_MAX)
  return found
}

const deliveries = new Set(['delivered-to', 'x-original-to', 'x-delivered-to', 'envelope-to'])

function readRecipients({ to, cc, headers }: Email) {
  const named = mailboxes([...(to ?? []), ...(cc ?? [])]).map(({ address }) => address)
  const delivered = headers.filter(({ key }) => deliveries.has(key)).map(({ value }) => value)
  return [...named, ...delivered].slice(0, ADDRESSES_MAX).map((address) => oneLine(address))
}

function mailboxes(addresses: (Address | undefined)[]) {
  return addresses.flatMap((one) => (one ? (one.group ?? [{ name: one.name, address: one.address ?? '' }]) : []))
}

/** The last are the nearest. Only ASCII, because our answer repeats them in its header. */
function idsIn(value: string | undefined) {
  return (value?.match(/<[!-;=?-~]{1,400}>/g) ?? []).slice(-IDS_MAX)
}

function readFiles({ attachments }: Email, html: string): ParsedFile[] {
  return attachments.slice(0, FILES_MAX).map(({ filename, mimeType, contentId, content }, index) => {
    const id = contentId?.replace(/^<|>$/g, '') ?? null
    return {
      name: oneLine(filename ?? unnamed(mimeType, index)),
      contentId: id === null ? null : oneLine(id),
      isInline: id !== null && html.includes(`"cid:${id}"`),
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    }
  })
}

const extensions: Record<string, string> = {
  'text/calendar': 'invitation.ics',
  'message/rfc822': 'mail.eml',
  'message/delivery-status': 'report.txt',
  'text/rfc822-headers': 'headers.txt',
}

function unnamed(type: string, index: number) {
  return extensions[type] ?? `file-${index + 1}`
}

const SYSTEM = /^(?:mailer-daemon|postmaster)@/i

function isReport(headers: Record<string, string>, from: string) {
  const type = headers['content-type'] ?? ''
  return /^multipart\/report/i.test(type) || SYSTEM.test(from) || 'x-failed-recipients' in headers
}

function oneLine(value: string, max = LINE_MAX) {
  return plain(value).replace(/\s+/g, ' ').trim().slice(0, max).toWellFormed()
}

/** PostgreSQL stores no zero byte, and no screen needs other controls. */
function plain(value: string) {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .toWellFormed()
}
