import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import { escapeHtml, type Mail } from './mail.ts'

interface PlainWords {
  subject: string
  text: string[]
}

/** A mail of a few paragraphs to one person. Private: what it is about is between them and us. */
export function plainMail(
  to: string,
  { subject, text: paragraphs }: PlainWords,
  language: SiteLanguage = siteLanguages.en,
): Mail {
  return {
    to: { address: to },
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: directed(language, paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')),
    isPrivate: true,
  }
}

/** Mail programs read from left to right unless they are told otherwise. */
export function directed({ code, direction }: SiteLanguage, html: string) {
  return code === 'en' ? html : `<div lang="${code}" dir="${direction}">${html}</div>`
}
