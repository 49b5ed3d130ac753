import { mailsIn } from '@nokshi/content/by-language.ts'
import { registrationLabels } from '@nokshi/content/hub-blocks.ts'
import { pathIn } from '@nokshi/contract/languages.ts'
import { type Addressee, languageOf } from '../../accounts/addressee.ts'
import type { Mail } from '../../outbox/mail.ts'
import { plainMail } from '../../outbox/plain-mail.ts'
import type { RegistrationRow } from './queries.ts'

export function registrationEndsMail(
  siteUrl: string,
  to: Addressee,
  { kind, endsOn }: Pick<RegistrationRow, 'kind' | 'endsOn'>,
): Mail {
  const language = languageOf(to)
  const { subject, text } = mailsIn[language.code].registrationEnds
  const name = new Map(Object.entries(registrationLabels[language.code].kinds)).get(kind) ?? kind
  const desk = `${siteUrl}${pathIn(language, '/dashboard')}?tab=appearance`
  const days = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' })
  const day = endsOn === null ? '' : days.format(new Date(endsOn))
  return plainMail(to.email, { subject: subject(name), text: text(name, day, desk) }, language)
}
