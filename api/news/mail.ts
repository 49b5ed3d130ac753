import { guessLanguage } from '@nokshi/contract/guess-language.ts'
import { siteLanguages } from '@nokshi/contract/languages.ts'
import { hubAddress } from '@nokshi/contract/linkhub.ts'
import { type Addressee, languageOf, mailsOf } from '../accounts/mails.ts'
import { imageUrl } from '../linkhub/pictures/image-files.ts'
import { readContactMethods } from '../linkhub/stored-profile.ts'
import { directed, escapeHtml } from '../outbox/mail.ts'
import { addressIn } from '../outbox/own-addresses.ts'
import type { Deps } from '../platform/deps.ts'
import type { Recipient } from './queries.ts'

type Reader = Pick<Deps, 'config' | 'siteContent'>

/** What the creator wrote, and the page. */
type Written = Pick<
  Recipient,
  'subject' | 'text' | 'picture' | 'linkLabel' | 'linkUrl' | 'username' | 'domain' | 'name' | 'contactMethods'
>

/**
 * The words around those of the creator are in the language of the reader. `links` end it for its reader and
 * count who opens the link. Without them it is a test: nothing is counted, and there is nothing to end.
 */
export function newsMail(deps: Reader, news: Written, to: Addressee, links?: { stop: string; link: string }) {
  const { subject, text, picture, linkUrl, name } = news
  const { config } = deps
  const language = languageOf(to)
  const labels = mailsOf(deps, language).news
  const answers = readContactMethods(news).email
  const about = [labels.why(name), ...(answers ? [] : [labels.noAnswer(name)]), labels.untracked].join(' ')
  const hub = hubAddress(config.siteUrl, news)
  const stop = links?.stop ?? hub
  const url = linkUrl && (links?.link ?? linkUrl)
  const button = news.linkLabel ?? (linkUrl ? new URL(linkUrl).host : '')
  const html = [
    `<p style="${SMALL}">${anchor(hub, name, GREY)}</p>`,
    `<h1 dir="${directionOf(subject)}" style="${TITLE}">${escapeHtml(subject)}</h1>`,
    picture && `<p><img src="${imageUrl(config, 'banner', picture)}" alt="" width="640" style="${PICTURE}"></p>`,
    ...text
      .split(/\n{2,}/)
      .map((part) => `<p dir="${directionOf(part)}">${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`),
    url && `<p dir="${directionOf(text)}" style="margin:24px 0">${anchor(url, button, BUTTON)}</p>`,
    `<hr style="margin:32px 0 16px;border:0;border-top:1px solid #d5d5d9">`,
    `<p style="${SMALL}">${escapeHtml(about)}</p><p style="${SMALL}">${anchor(stop, labels.stop, GREY)}</p>`,
  ]
  const plain = [text, url && `${button}: ${url}`, `-- \n${name}: ${hub}`, about, `${labels.stop}: ${stop}`]
  return {
    to: { address: to.email },
    from: { name: labels.from(name), address: addressIn(config.news.from ?? config.mail?.from ?? '') },
    ...(answers && { replyTo: { name, address: answers } }),
    subject: links ? subject : labels.test(subject),
    text: `${plain.filter(Boolean).join('\n\n')}\n`,
    html: directed(language, html.filter(Boolean).join('')),
  }
}

const TITLE = 'margin:0 0 16px;font-size:24px;line-height:1.3'
const PICTURE = 'width:100%;height:auto;border-radius:6px'
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#1d1d1f;color:#ffffff;text-decoration:none'
const GREY = 'color:#5c5c61'
const SMALL = `margin:0 0 8px;font-size:13px;line-height:1.5;${GREY}`

function anchor(address: string, label: string, style: string) {
  return `<a href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a>`
}

/** Not `auto`, which some mail programs do not know. */
function directionOf(text: string) {
  return siteLanguages[guessLanguage(text)].direction
}
