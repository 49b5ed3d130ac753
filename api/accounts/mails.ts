import { hereIn, mailsIn } from '@nokshi/content/by-language.ts'
import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import { directed, escapeHtml, type Mail, plainMail } from '../outbox/mail.ts'
import { brandOf } from '../platform/content.ts'
import type { Deps } from '../platform/deps.ts'

export function mailsOf(deps: Pick<Deps, 'siteContent'>, { code }: SiteLanguage) {
  return mailsIn[code](brandOf(deps, code))
}

/** A mail of a few paragraphs, in the language of whom it goes to. */
export function mailTo(
  deps: Pick<Deps, 'siteContent'>,
  to: Addressee,
  write: (mails: ReturnType<typeof mailsOf>) => Parameters<typeof plainMail>[1],
) {
  const language = languageOf(to)
  return plainMail(to.email, write(mailsOf(deps, language)), language)
}

export interface Addressee {
  email: string
  /** As the account has it: a newer release may know more than we do. */
  language: string
}

export function languageOf({ language }: Pick<Addressee, 'language'>): SiteLanguage {
  return Object.values(siteLanguages).find(({ code }) => code === language) ?? siteLanguages.en
}

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
      [
        `<p>${escapeHtml(intro)}</p>`,
        `<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`,
        `<p>${escapeHtml(outro)}</p>`,
      ].join(''),
    ),
    isPrivate: true,
  }
}
