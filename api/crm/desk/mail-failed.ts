import type { FailedMail } from '@nokshi/contract/inbox.ts'
import type { Deps } from '../../platform/deps.ts'
import { MAIL, Mail } from '../../platform/mail.ts'
import { findFailedRow, listFailedRows, type OutboxRow, updateDue } from '../../platform/outbox.ts'
import { Refusal } from '../../platform/refusal.ts'

/** More at once is an outage, and the newest hundred say so as well as all. */
const SHOWN_MAX = 100

export async function listFailedMails({ db, config }: Deps): Promise<FailedMail[]> {
  const rows = await listFailedRows(db, MAIL, SHOWN_MAX)
  return rows.map((row) => presentMail(row, config.mail?.to ?? THE_STUDIO))
}

/** Makes a mail due now. One that carried a secret has lost its words when it was given up, and cannot come back. */
export async function retryMail({ db, now, config, outboxSignal }: Deps, id: string): Promise<FailedMail> {
  const row = await findFailedRow(db, MAIL, id)
  if (!row) throw new Refusal('not-found', 'no-such-mail', 'No mail with this number waits here any more.')
  if (!readMail(row))
    throw new Refusal(
      'conflict',
      'mail-wiped',
      'This mail held a private link and was deleted when it could not be delivered. Whoever waits for it can ask for a new one.',
    )
  await updateDue(db, id, now())
  outboxSignal.emit('filled')
  return { ...presentMail(row, config.mail?.to ?? THE_STUDIO), isDead: false }
}

const THE_STUDIO = 'The studio'

function presentMail(row: OutboxRow, studio: string): FailedMail {
  const mail = readMail(row)
  const isSecret = !mail || mail.isPrivate === true
  return {
    id: row.id,
    subject: isSecret ? 'A private mail' : mail.subject,
    to: mail ? (mail.to?.address ?? studio) : 'No longer known',
    fault: describeFailure(row),
    attempts: row.attempts,
    createdAt: row.createdAt,
    isDead: row.deadAt !== null,
  }
}

function readMail({ payload }: OutboxRow) {
  return Mail.safeParse(JSON.parse(payload)).data
}

/** The mailer writes down a code and, where there was one, the server's answer: «EENVELOPE: 550 No such user». */
function describeFailure({ isOutage, lastError }: OutboxRow) {
  const [, answer] = lastError?.split(/:\s(.*)/s) ?? []
  if (isOutage === 1) return 'The mail server could not be reached, or did not let us in.'
  return answer ? `The mail server refused it: ${answer}` : 'The mail server refused it.'
}
