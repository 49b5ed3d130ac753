import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import { mailboxOf } from '../accounts/mailbox.ts'
import { mailsOf } from '../accounts/mails.ts'
import type { Db } from '../database/connect.ts'
import { enqueueLimitedMail } from '../outbox/mail-limit.ts'
import { plainMail } from '../outbox/plain-mail.ts'
import { brandOf } from '../platform/content.ts'
import type { Deps } from '../platform/deps.ts'
import { hashMailbox } from './fingerprint.ts'
import { claimAcknowledgement, countAcknowledgements } from './queries.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Far above what a studio receives; stops abuse from many networks. */
const HOURLY_MAX = 100

/** Later a person has answered already. */
const WORTH_SENDING_MS = 2 * DAY

/** Once per mailbox and day. Quotes nothing, because anybody can enter anybody's address. */
export async function acknowledge(
  tx: Db,
  deps: Pick<Deps, 'siteContent' | 'now' | 'secret'>,
  submission: { id: string; reference: string; email: string | undefined; language: SiteLanguage['code'] },
) {
  const { id, reference, email } = submission
  if (email === undefined) return
  const now = deps.now()
  if ((await countAcknowledgements(tx, now - HOUR)) >= HOURLY_MAX) return
  const mailbox = mailboxOf(email)
  const mailboxHash = hashMailbox(deps, mailbox)
  if (!(await claimAcknowledgement(tx, { mailboxHash, at: now }, now - DAY))) return

  const language = siteLanguages[submission.language]
  const { subject, text } = mailsOf(deps, language).acknowledgement
  const mail = plainMail(email, { subject: subject(reference), text: text(reference) }, language)
  const brand = brandOf(deps)
  const answerTo = { name: brand.name, address: brand.contact.email }
  // Not private, so that staff see when it could not be delivered.
  await enqueueLimitedMail(
    deps,
    tx,
    { ...mail, replyTo: answerTo, isPrivate: false },
    { topic: 'acknowledgement', mailbox, subjectId: id, expiresAt: now + WORTH_SENDING_MS },
  )
}
