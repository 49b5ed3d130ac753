import type { ParsedMail } from './parse-mail.ts'

const MACHINE = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|notifications?)(?:[+@-]|$)/i

/** The weakest sign: subjects of out-of-office notes whose program sets no header. */
const SUBJECT =
  /^(?:auto(?:matic)?[ -]?(?:reply|response|antwort)|out of (?:the )?office|abwesenheit|respuesta automática|undeliver|delivery status|mail delivery|رد تلقائي|স্বয়ংক্রিয় উত্তর)/iu

/** Nobody wrote it: it makes no enquiry and reopens nothing, but it is shown where it belongs. */
export function isAutomatic({ headers, from, subject }: Pick<ParsedMail, 'headers' | 'from' | 'subject'>) {
  const submitted = headers['auto-submitted']
  return (
    headers['return-path'] === '<>' ||
    (submitted !== undefined && !/^no\b/i.test(submitted)) ||
    /^multipart\/report/i.test(headers['content-type'] ?? '') ||
    /^(?:bulk|junk|list|auto_reply)/i.test(headers.precedence ?? '') ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe'].some((name) => name in headers) ||
    MACHINE.test(from.address) ||
    SUBJECT.test(subject)
  )
}

export interface Bounce {
  kind: 'failed' | 'delayed' | 'complaint'
  reason: string
}

/** What a delivery report says (RFC 3464, RFC 5965), also one in plain text. Undefined for other mails. */
export function readBounce({ report, headers, subject }: ParsedMail): Bounce | undefined {
  if (report === null) return undefined
  if (/report-type\s*=\s*"?feedback-report/i.test(headers['content-type'] ?? ''))
    return { kind: 'complaint', reason: 'The recipient marked it as spam.' }
  const action = /^Action:\s*(\w+)/im.exec(report)?.[1]?.toLowerCase()
  const status = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(report)?.[1]
  const said = /^Diagnostic-Code:\s*(?:[\w-]+;\s*)?([^\r\n]{1,250}(?:\r?\n[ \t][^\r\n]{1,250}){0,3})/im.exec(
    report,
  )?.[1]
  const reason = (said ?? status ?? subject).replace(/\s+/g, ' ').slice(0, 300)
  if (action === 'failed' || (!action && status?.startsWith('5'))) return { kind: 'failed', reason }
  if (action === 'delayed' || status?.startsWith('4')) return { kind: 'delayed', reason }
  if (action) return undefined
  const plain = /^[^\r\n]{0,300}\b(?:55\d|5\.\d\.\d)\b[^\r\n]{0,300}/m.exec(report)?.[0]?.trim()
  return plain || 'x-failed-recipients' in headers ? { kind: 'failed', reason: plain ?? reason } : undefined
}
