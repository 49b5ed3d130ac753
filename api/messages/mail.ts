import { pathIn, type SiteLanguage } from '@nokshi/contract/languages.ts'
import { hubAddress } from '@nokshi/contract/linkhub.ts'
import { type Addressee, languageOf, mailsOf } from '../accounts/mails.ts'
import { type Mail, plainMail } from '../outbox/mail.ts'
import type { Deps } from '../platform/deps.ts'

type Reader = Pick<Deps, 'config' | 'siteContent'>

/**
 * To the owner of a page. It quotes no message: those are read in the dashboard, where they can be deleted.
 */
export function messagesMail(deps: Reader, to: Addressee, count: number): Mail {
  const language = languageOf(to)
  const { subject, text } = mailsOf(deps, language).messages
  const desk = `${deps.config.siteUrl}${pathIn(language, '/dashboard/messages')}`
  return plainMail(to.email, { subject: subject(count), text: text(desk) }, language)
}

export function followMail(
  deps: Reader,
  to: string,
  username: string,
  language: SiteLanguage,
  { confirm, forget }: { confirm: string; forget: string },
): Mail {
  const { subject, text } = mailsOf(deps, language).follow
  const copy = {
    subject: subject(username),
    text: text(hubAddress(deps.config.siteUrl, { username }), confirm, forget),
  }
  return { ...plainMail(to, copy, language), unsubscribe: forget }
}
