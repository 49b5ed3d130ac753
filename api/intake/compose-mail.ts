import { escapeHtml, type Mail } from '../outbox/mail.ts'
import type { Config } from '../platform/config.ts'

interface SubmissionMail {
  subject: string
  /** Label and value, in the order of the form. */
  fields: [label: string, value: string | undefined][]
  message: { label: string; text: string | undefined }
  replyTo?: Mail['replyTo']
  /** Its address in the CRM. */
  link?: string
}

const NOT_GIVEN = '–'
const OPEN = 'Open in the CRM'

export function composeMail({ subject, fields, message, replyTo, link }: SubmissionMail): Mail {
  const lines = fields.map(([label, value]) => `${label}: ${value ?? NOT_GIVEN}`)
  const paragraphs = [...fields, [message.label, message.text] as const].map(([label, value]) => {
    const text = `<span dir="auto" style="white-space:pre-wrap">${escapeHtml(value ?? NOT_GIVEN)}</span>`
    return `<p><strong>${escapeHtml(label)}</strong><br>${text}</p>`
  })
  return {
    subject,
    text: [
      `${lines.join('\n')}\n\n${message.label}:\n${message.text ?? NOT_GIVEN}\n`,
      link ? `\n${OPEN}:\n${link}\n` : '',
    ].join(''),
    html: [
      '<!doctype html><html><body style="font:16px/1.5 sans-serif">',
      `<h1 dir="auto" style="font-size:20px">${escapeHtml(subject)}</h1>`,
      ...paragraphs,
      link ? `<p><a href="${escapeHtml(link)}">${OPEN}</a></p>` : '',
      '</body></html>',
    ].join(''),
    ...(replyTo && { replyTo }),
  }
}

export function inboxAddress({ siteUrl }: Pick<Config, 'siteUrl'>, id?: string) {
  return `${siteUrl}/crm/inbox${id === undefined ? '' : `/${id}`}`
}
