import { registrationLabels } from '@nokshi/content/hub-blocks.ts'
import { pathIn } from '@nokshi/contract/languages.ts'
import { type Addressee, languageOf, mailsOf } from '../../accounts/mails.ts'
import { transact } from '../../database/connect.ts'
import { enqueueMail, type Mail, plainMail } from '../../outbox/mail.ts'
import type { Deps } from '../../platform/deps.ts'
import { DAY } from '../../platform/zoned-time.ts'
import { getOwner } from '../queries.ts'
import { dayIn } from './present-registrations.ts'
import { listEnding, markReminded, type RegistrationRow } from './queries.ts'

const REMINDED_DAYS = 30
const AT_ONCE = 200

/** Tells owners, once, that a registration ends in thirty days. The mark and the mail are one transaction. */
export async function remindOwners(deps: Pick<Deps, 'config' | 'siteContent' | 'db' | 'now'>) {
  const now = deps.now()
  const ending = await listEnding(deps.db, dayIn('UTC', now - DAY), dayIn('UTC', now + REMINDED_DAYS * DAY), AT_ONCE)
  for (const row of ending)
    await transact(deps.db, async (tx) => {
      if (!(await markReminded(tx, row, now))) return
      const to = await getOwner(tx, row.profileId)
      await enqueueMail(tx, now, registrationEndsMail(deps, to, row), { lane: 'other' })
    })
}

function registrationEndsMail(
  deps: Pick<Deps, 'config' | 'siteContent'>,
  to: Addressee,
  { kind, endsOn }: Pick<RegistrationRow, 'kind' | 'endsOn'>,
): Mail {
  const language = languageOf(to)
  const { subject, text } = mailsOf(deps, language).registrationEnds
  const name = new Map(Object.entries(registrationLabels[language.code].kinds)).get(kind) ?? kind
  const desk = `${deps.config.siteUrl}${pathIn(language, '/dashboard')}?tab=appearance`
  const days = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' })
  const day = endsOn === null ? '' : days.format(new Date(endsOn))
  return plainMail(to.email, { subject: subject(name), text: text(name, day, desk) }, language)
}
