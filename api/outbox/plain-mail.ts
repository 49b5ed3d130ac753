import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import { escapeHtml, type Mail } from './mail.ts'

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

const COLUMN = 'max-width:36em;margin:0 auto;font:16px/1.6 sans-serif'

/** A column of a readable width. Mail programs read from left to right unless they are told otherwise. */
export function directed({ code, direction }: SiteLanguage, html: string) {
  const text = code === 'en' ? html : `<div lang="${code}" dir="${direction}">${html}</div>`
  return `<div style="${COLUMN}">${text}</div>`
}
