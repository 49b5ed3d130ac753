import { guessLanguage } from '@nokshi/contract/guess-language.ts'
import { EmailAddress, tidyLine, tidyParagraphs } from '@nokshi/contract/text.ts'
import type { Arrival } from '../../intake/arrival.ts'
import { listByReference } from '../../intake/queries.ts'
import { storeSubmission } from '../../intake/store-submission.ts'
import type { Deps } from '../../platform/deps.ts'
import { randomCode } from '../../platform/ids.ts'
import type { ParsedMail } from './parse-mail.ts'
import { updateMail } from './queries.ts'

const TEXT_MAX = 5_000
const NAME_MAX = 80
/** The rule about programs is for forms. */
const MAIL_PROGRAM = 'Mozilla/5.0 (X11; Linux) Thunderbird/140.0'

/**
 * A stranger's mail becomes an enquiry like one of a form, with the same spam rules. The key makes it one
 * enquiry, also when the process ends before the mail knows of it. Nothing is sent back: senders are forged.
 */
export async function submitMail(deps: Deps, id: string, { from, subject, text }: ParsedMail) {
  const email = EmailAddress.safeParse(from.address).data
  if (email === undefined) return updateMail(deps.db, id, { state: 'received', rule: 'no-sender' })
  const fields = {
    name: tidyLine(from.name).slice(0, NAME_MAX).toWellFormed() || email,
    email,
    subject: tidyLine(subject).slice(0, 200).toWellFormed(),
    text: tidyParagraphs(text).slice(0, TEXT_MAX).toWellFormed(),
  }
  const arrival: Arrival = {
    body: JSON.stringify(fields),
    sent: fields,
    idempotencyKey: id,
    network: { near: `mail ${email.toLowerCase()}` },
    userAgent: MAIL_PROGRAM,
    language: guessLanguage(fields.text, fields.name),
    isTrapFilled: false,
  }
  const { reference } = await storeSubmission(deps, {
    form: 'mail',
    arrival,
    name: fields.name,
    email: undefined,
    fields,
    text: fields.text,
    draftReference: () => `EM-${randomCode(6)}`,
    writeMail: () => undefined,
  })
  const [submission] = await listByReference(deps.db, [reference])
  const submissionId = submission?.id ?? null
  await updateMail(deps.db, id, { state: 'received', matchedId: reference, submissionId })
}
