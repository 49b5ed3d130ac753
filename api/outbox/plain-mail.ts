import { escapeHtml, type Mail } from './mail.ts'

/** A mail of a few paragraphs to one person. Private: what it is about is between them and us. */
export function plainMail(to: string, subject: string, paragraphs: string[]): Mail {
  return {
    to: { address: to },
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
    isPrivate: true,
  }
}
