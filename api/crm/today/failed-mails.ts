import type { FailedMail, FailedMails } from '@nokshi/contract/crm/today.ts'
import type { Role } from '@nokshi/contract/roles.ts'
import { Mail, mailKinds } from '../../outbox/mail.ts'
import { findUnsentRow, listUnsentRows, type OutboxRow, updateDue } from '../../outbox/outbox.ts'
import type { Config } from '../../platform/config.ts'
import type { Deps } from '../../platform/deps.ts'
import { parseJson } from '../../platform/json-values.ts'
import { Refusal } from '../../platform/refusal.ts'

/** More at once is an outage; the newest hundred show that too. */
const SHOWN_MAX = 100

/** Undelivered mails; without a mail server, all waiting mails. */
export async function listUnsentMails({ db, config }: Deps, reader: Role): Promise<FailedMails> {
  const rows = await listUnsentRows(db, mailKinds, { isFailed: config.mail !== undefined, limit: SHOWN_MAX })
  const readable = rows.filter((row) => mayRead(reader, row))
  return { mails: readable.map((row) => presentMail(row, config)), privateCount: rows.length - readable.length }
}

/** Only owners see a mail, unless it says otherwise. */
function mayRead(reader: Role, { payload }: OutboxRow) {
  return reader === 'owner' || Shown.safeParse(parseJson(payload)).data?.isPrivate === false
}

/** Makes a mail due now. A private mail lost its text when it was given up, and cannot be sent again. */
export async function retryMail({ db, now, config }: Deps, reader: Role, id: string): Promise<FailedMail> {
  const row = await findUnsentRow(db, mailKinds, id, { isFailed: config.mail !== undefined })
  if (!row || !mayRead(reader, row)) throw new Refusal('not-found', 'no-such-mail')
  if (!config.mail) throw new Refusal('conflict', 'no-mail-server')
  if (row.payload === WIPED) throw new Refusal('conflict', 'mail-wiped')
  await updateDue(db, id, now())
  return { ...presentMail(row, config), isDead: false }
}

/** What is left of a private mail that was given up. */
const WIPED = '{}'

/** The readable fields of every mail, also of a sealed one. */
const Shown = Mail.pick({ to: true, subject: true, isPrivate: true })

function presentMail(row: OutboxRow, { mail: settings }: Pick<Config, 'mail'>): FailedMail {
  const mail = Shown.safeParse(parseJson(row.payload)).data
  return {
    id: row.id,
    subject: mail?.subject ?? 'A private email',
    to: mail ? (mail.to?.address ?? settings?.to ?? 'the studio') : 'No longer known',
    error: settings ? describeFailure(row) : 'It waits, because no mail server is set up.',
    isKept: settings === undefined,
    attempts: row.attempts,
    createdAt: row.createdAt,
    isDead: row.deadAt !== null,
  }
}

/** The mailer stores a code and the server's answer: «EENVELOPE: 550 No such user». */
function describeFailure({ isOutage, lastError }: OutboxRow) {
  const [, answer] = lastError?.split(/:\s(.*)/s) ?? []
  if (isOutage === 1) return 'The mail server could not be reached, or did not let us in.'
  return answer ? `The mail server refused it: ${answer}` : 'The mail server refused it.'
}
