import { hereIn } from '@nokshi/content/by-language.ts'
import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import { escapeHtml, type Mail } from '../outbox/mail.ts'
import { directed } from '../outbox/plain-mail.ts'

/** The address comes from the configuration: a forged Host header must not end in a mail. */
export function linkTo(siteUrl: string, path: string, token: string, parameter = 'token') {
  return `${siteUrl}${path}?${parameter}=${encodeURIComponent(token)}`
}

interface LinkMailText {
  subject: string
  intro: string
  action: string
  link: string
  outro: string
}

/** A mail whose point is one link. Private: whoever has the link may do what it is for. */
export function linkMail(
  to: string,
  { subject, intro, action, link, outro }: LinkMailText,
  language: SiteLanguage = siteLanguages.en,
): Mail {
  return {
    to: { address: to },
    subject,
    text: `${intro}\n\n${hereIn[language.code](action)}\n${link}\n\n${outro}\n`,
    html: directed(
      language,
      `<p>${escapeHtml(intro)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p><p>${escapeHtml(outro)}</p>`,
    ),
    isPrivate: true,
  }
}
