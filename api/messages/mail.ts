import { mailsIn } from '@nokshi/content/by-language.ts'
import { pathIn, type SiteLanguage } from '@nokshi/contract/languages.ts'
import { hubAddress } from '@nokshi/contract/linkhub.ts'
import { type Addressee, languageOf } from '../accounts/addressee.ts'
import type { Mail } from '../outbox/mail.ts'
import { plainMail } from '../outbox/plain-mail.ts'

/**
 * To the owner of a page. It quotes no message: those are read in the dashboard, where they can be deleted.
 */
export function messagesMail(siteUrl: string, to: Addressee, count: number): Mail {
  const language = languageOf(to)
  const { subject, text } = mailsIn[language.code].messages
  const desk = `${siteUrl}${pathIn(language, '/dashboard/messages')}`
  return plainMail(to.email, { subject: subject(count), text: text(desk) }, language)
}

export function followMail(
  siteUrl: string,
  to: string,
  username: string,
  language: SiteLanguage,
  { confirm, forget }: { confirm: string; forget: string },
): Mail {
  const { subject, text } = mailsIn[language.code].follow
  const copy = { subject: subject(username), text: text(hubAddress(siteUrl, username), confirm, forget) }
  return { ...plainMail(to, copy, language), unsubscribe: forget }
}
