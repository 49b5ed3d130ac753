import * as z from 'zod'
import type { Deps } from '../platform/deps.ts'
import { Mail, type Mailbox } from './mail.ts'
import type { MailLine } from './mail-line.ts'
import { Deferral, NoMailbox, Outage, type OutboxHandler, Rejection } from './outbox.ts'

/** A mail that somebody wrote, with its ids and files. */
interface WrittenMail {
  messageId: string
  from: Mailbox
  to: Mailbox
  replyTo?: Mailbox
  /** Where reports about it go, if not to `from`. */
  returnPath?: string
  headers?: Headers
  inReplyTo?: string
  references?: string
  subject: string
  text: string
  html: string
  attachments?: { filename: string; contentType: string; content: Buffer }[]
}

export type Mailer = NonNullable<ReturnType<typeof createMailer>>

/** Undefined when no mail server is configured: then mail is kept in the outbox. */
export function createMailer({ config, log, metrics }: Pick<Deps, 'config' | 'log' | 'metrics'>) {
  const { siteUrl } = config
  if (!config.mail) {
    log.warn('mail is kept and not sent, because SMTP_URL is not set')
    return undefined
  }
  const settings = config.mail

  const host = new URL(siteUrl).hostname
  let line: MailLine | undefined
  let isClosed = false
  const hangUp = (silent: MailLine) => {
    silent.close()
    if (silent === line) line = undefined
  }

  async function transmit(
    message: Parameters<MailLine['transport']['sendMail']>[0],
    row: Parameters<OutboxHandler>[1],
  ) {
    // Imported with the first mail: it takes 6 MB, and many mails are weeks apart.
    const { openMailLine } = await import('./mail-line.ts')
    if (isClosed) throw new Outage('We are stopping.')
    line ??= openMailLine(settings.url)
    const used = line
    const timer = setTimeout(hangUp, used.patienceMs, used)
    const giveUp = () => hangUp(used)
    row.signal.addEventListener('abort', giveUp)
    try {
      const { rejected, response } = await used.transport.sendMail(message)
      // Trying again would send it twice to those who have it.
      if (rejected && rejected.length > 0) log.warn('mail refused for some', { id: row.id, count: rejected.length })
      metrics.mails.inc({ outcome: 'sent' })
      return response
    } catch (error) {
      const { outcome, reason } = judge(error)
      metrics.mails.inc({ outcome })
      throw reason
    } finally {
      clearTimeout(timer)
      row.signal.removeEventListener('abort', giveUp)
    }
  }

  return {
    async send(...[payload, row]: Parameters<OutboxHandler>) {
      const mail = Mail.parse(payload)
      await transmit(
        {
          // The same at every attempt, so that a mail which arrives twice is recognised as one.
          messageId: `<${row.id}@${host}>`,
          from: settings.from,
          to: mail.to ? addressee(mail.to) : settings.to,
          ...(mail.replyTo && { replyTo: addressee(mail.replyTo) }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
        },
        row,
      )
    },
    /** Answers what the server said. */
    sendWritten: ({ from, to, replyTo, returnPath, ...mail }: WrittenMail, row: Parameters<OutboxHandler>[1]) =>
      transmit(
        {
          ...mail,
          from: addressee(from),
          to: addressee(to),
          ...(replyTo && { replyTo: addressee(replyTo) }),
          ...(returnPath && { envelope: { from: returnPath, to: to.address } }),
        },
        row,
      ),
    /** Closes connections, also in the middle of a mail. */
    close() {
      isClosed = true
      line?.close()
    },
  }
}

function addressee({ name = '', address }: Mailbox) {
  return { name, address }
}

/** As written: the address would be folded, and signatures over folded headers have failed. */
type Headers = Record<string, string | { prepared: true; value: string }>

export function unsubscribeHeaders({ unsubscribe }: Pick<Mail, 'unsubscribe'>): Headers {
  if (unsubscribe === undefined) return {}
  return {
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** What nodemailer tells of a mail that did not go out. */
export const SmtpError = z.object({
  code: z.string().optional(),
  /** What the operating system said, such as ECONNREFUSED. */
  originalCode: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
})

/** The mailbox is not there, or was closed (RFC 3463). That says nothing about the server. */
export const NO_SUCH_MAILBOX = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/

/** Only an answer to this mail is its own error; all others are the server's. */
function judge(error: unknown) {
  const { code, originalCode, responseCode, response } = SmtpError.safeParse(error).data ?? {}
  const text = [originalCode ?? code ?? 'unknown', response].filter(Boolean).join(': ')
  const isAboutThisMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421
  if (!isAboutThisMail) return { outcome: 'outage', reason: new Outage(text) }
  if (responseCode && responseCode < 500) return { outcome: 'deferred', reason: new Deferral(text) }
  const isAddressWrong = NO_SUCH_MAILBOX.test(response ?? '')
  return { outcome: 'refused', reason: isAddressWrong ? new NoMailbox(text) : new Rejection(text) }
}
