import { mailsIn } from '@nokshi/content/by-language.ts'
import { type Addressee, languageOf } from '../../accounts/addressee.ts'
import type { Mail } from '../../outbox/mail.ts'
import { plainMail } from '../../outbox/plain-mail.ts'

export function paymentsChangedMail(to: Addressee, address: string): Mail {
  const language = languageOf(to)
  const { subject, text } = mailsIn[language.code].paymentsChanged
  return plainMail(to.email, { subject, text: text(address) }, language)
}
