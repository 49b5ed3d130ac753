import { MAIL_FILES_BYTES_MAX, MAIL_UNDO_MS, type NewMail } from '@nokshi/contract/crm/mails.ts'
import type { Db } from '../../database/connect.ts'
import { findSubmission } from '../../intake/queries.ts'
import { CLIENT_MAIL } from '../../outbox/mail.ts'
import { messageIdOf, newToken } from '../../outbox/mail-token.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { addressIn } from '../../outbox/own-addresses.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { parseSubmission } from '../adoption/read-submission.ts'
import { listContactMethods } from '../contact-methods/queries.ts'
import { answerSubmission } from '../inbox/reply.ts'
import { changeTriage } from '../inbox/triage-change.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import { requireKnown } from '../records/require-known.ts'
import type { StaffMember } from '../staff/session.ts'
import { logActivity } from '../timeline/log-activity.ts'
import { tooLarge } from './mail-files.ts'
import { attachFiles, findLastFrom, insertMail, listUploaded, type MailRow } from './queries.ts'

/** Writes a mail, its entry in the timeline and its outbox row together. It leaves ten seconds later. */
export async function sendMail(deps: Deps, staff: StaffMember, input: NewMail) {
  if (!deps.config.mail) throw new Refusal('conflict', 'no-mail-server')
  return input.submissionId ? answer(deps, staff, input, input.submissionId) : write(deps, staff, input)
}

const SENT = 'mail-sent'

async function answer(deps: Deps, staff: StaffMember, input: NewMail, submissionId: string) {
  let activityId = ''
  const changeId = await changeTriage(deps, submissionId, {
    isDone: () => false,
    async work(journal, triage) {
      await requireAddress(journal.tx, input.to, triage.contactId, submissionId)
      const { body, isFirst } = input
      activityId = await answerSubmission(journal, staff, triage, { kind: SENT, body, isFirst })
      await writeMail(deps, journal, staff, { ...input, activityId })
      const { contactId, companyId, dealId } = triage
      return { kind: SENT, summary: summarize(input), actorId: staff.id, contactId, companyId, dealId }
    },
  })
  return { result: activityId, changeId: changeId ?? '' }
}

function write(deps: Deps, staff: StaffMember, input: NewMail) {
  return makeChange(deps, async (journal) => {
    const { contactId = null, dealId = null } = input
    await requireKnown(journal.tx, { contactId, dealId })
    const deal = dealId ? await findRow(journal.tx, 'deal', dealId) : undefined
    const whose = contactId ?? deal?.contactId ?? null
    if (!whose) throw new Refusal('invalid', 'mail-about-nobody')
    await requireAddress(journal.tx, input.to, whose)
    const about = { contactId: whose, dealId }
    const activityId = await logActivity(journal, { ...{ kind: SENT, actorId: staff.id, body: input.body }, ...about })
    if (deal) await journal.update('deal', deal, { hasNews: 0 })
    await writeMail(deps, journal, staff, { ...input, activityId })
    return { result: activityId, about: { kind: SENT, summary: summarize(input), actorId: staff.id, ...about } }
  })
}

function summarize({ to }: NewMail) {
  return `Sent an email to ${to}`
}

/** Only to addresses that the CRM knows: nobody sends mail to strangers, or to a typing mistake. */
async function requireAddress(tx: Db, to: string, contactId: string | null, submissionId?: string) {
  const address = to.normalize('NFKC').toLowerCase()
  const methods = contactId ? await listContactMethods(tx, [contactId]) : []
  const submission = submissionId ? await findSubmission(tx, submissionId) : undefined
  const sent = submission && parseSubmission(submission)?.email?.norm
  if (sent !== address && !methods.some(({ kind, norm }) => kind === 'email' && norm === address))
    throw new Refusal('invalid', { code: 'mail-address-unknown', params: { address: to } }, { at: 'to' })
}

const REFERENCES_MAX = 20

async function writeMail(
  deps: Deps,
  { tx, now, changeId }: Journal,
  staff: StaffMember,
  { activityId, ...input }: NewMail & { activityId: string },
) {
  const { submissionId = null, to, subject, body, language, fileIds } = input
  const id = newId(now)
  const from = addressIn(deps.config.mail?.from ?? '')
  const token = newToken()
  const parent = await findLastFrom(tx, to)
  const shown = { to: { address: to }, subject, isPrivate: false }
  const outboxId = await enqueue(
    tx,
    now,
    CLIENT_MAIL,
    { mailId: id, activityId, ...shown },
    { nextAttemptAt: now + MAIL_UNDO_MS, ...(submissionId && { subjectId: submissionId }) },
  )
  await insertMail(tx, {
    ...{ id, direction: 'out', state: 'written', activityId, submissionId, changeId, outboxId, token },
    ...{ writtenBy: staff.id, fromName: staff.name, fromAddress: from, toAddress: to },
    ...{ subject, body, language, happenedAt: now, createdAt: now },
    messageId: messageIdOf(deps, token, from),
    inReplyTo: parent?.messageId ?? null,
    referenceIds: parent ? referencesAfter(parent) : '',
  })
  await attachFiles(tx, id, await requireFiles(tx, staff, fileIds))
}

/** RFC 5322, 3.6.4. The first names the conversation, and programs read the last. */
function referencesAfter({ referenceIds, messageId }: MailRow) {
  const [first, ...others] = [...referenceIds.split(' '), messageId ?? ''].filter(Boolean)
  return [first, ...others.slice(-REFERENCES_MAX)].join(' ')
}

async function requireFiles(tx: Db, staff: StaffMember, ids: string[]) {
  const files = await listUploaded(tx, staff.id, ids)
  if (files.length < new Set(ids).size) throw new Refusal('conflict', 'no-such-mail-file')
  const bytes = files.reduce((sum, file) => sum + file.sizeBytes, 0)
  if (bytes > MAIL_FILES_BYTES_MAX) throw new Refusal('too-large', tooLarge())
  return files.map((file) => file.id)
}
