import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import { mailboxOf } from '../accounts/mailbox.ts'
import { mailsOf } from '../accounts/mails.ts'
import { type Db, transact } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { type Mail, plainMail } from '../outbox/mail.ts'
import { enqueueLimitedMail } from '../outbox/mail-limit.ts'
import { enqueue } from '../outbox/outbox.ts'
import { brandOf } from '../platform/content.ts'
import type { Deps } from '../platform/deps.ts'
import { updateKey } from '../platform/idempotency-keys.ts'
import { newId } from '../platform/ids.ts'
import { describeError } from '../platform/log.ts'
import { countHit, type Limit, type Network } from '../platform/rate-limit.ts'
import { DAY, HOUR } from '../platform/zoned-time.ts'
import type { Arrival } from './arrival.ts'
import { inboxAddress } from './compose-mail.ts'
import { countSenders, findEqualSubmission, hashMailbox, keyOf } from './equal-submissions.ts'
import { SUBMISSION_KEPT, writePayload } from './payload.ts'
import { claimAcknowledgement, countAcknowledgements, insertSubmission, updateTimesSent } from './queries.ts'
import { scoreSpam } from './spam-score.ts'

/** More than this adds to the spam score. */
const RUSH: Limit = { name: 'form-rush', hits: 60, perSeconds: 10 * 60 }

/** How many senders of one network get a confirmation by mail. */
const ACKNOWLEDGED: Limit = { name: 'form-acknowledged', hits: 10, perSeconds: 60 * 60 }

interface FormSubmission {
  form: Database['submission']['form']
  arrival: Arrival
  name: string
  email: string | undefined
  fields: Record<string, string | undefined>
  text: string
  draftReference: () => string
  /** Undefined where the studio has it by mail already. */
  writeMail: (reference: string, link: string) => Mail | undefined
}

type Outcome = 'received' | 'duplicate' | 'spam'

/** Stores a submission once, with the mail about it. Spam is stored and answered alike. */
export async function storeSubmission(deps: Deps, submission: FormSubmission) {
  const limits = await countSubmission(deps, submission.arrival.network)
  const { reference, outcome } = await storeUnderFreeReference(deps, submission, limits)

  deps.metrics.submissions.inc({ form: submission.form, outcome })
  return { reference }
}

class ReferenceTaken extends Error {}

type Limits = Awaited<ReturnType<typeof countSubmission>>

async function storeUnderFreeReference(deps: Deps, submission: FormSubmission, limits: Limits) {
  for (;;) {
    const reference = submission.draftReference()
    try {
      return await transact(deps.db, (tx) => storeOnce(tx, deps, submission, reference, limits))
    } catch (error) {
      if (!(error instanceof ReferenceTaken)) throw error
    }
  }
}

async function storeOnce(
  tx: Db,
  deps: Deps,
  submission: FormSubmission,
  reference: string,
  { isRushed, mayAcknowledge }: Limits,
): Promise<{ reference: string; outcome: Outcome }> {
  const { form, arrival, name, fields, text } = submission
  const now = deps.now()
  const first = await findEqualSubmission(tx, deps, submission, reference)
  if (first) {
    if (first.by === 'content') {
      const key = keyOf(form, arrival)
      if (key !== undefined) await updateKey(tx, key, { reference: first.reference })
      await updateTimesSent(tx, first.reference)
    }
    return { reference: first.reference, outcome: 'duplicate' }
  }

  const { score, reasons, isSpam } = scoreSpam({
    name,
    text: Object.values(fields).join('\n'),
    userAgent: arrival.userAgent,
    isTrapFilled: arrival.isTrapFilled,
    isRushed,
    sendersOfText: await countSenders(tx, deps, text),
  })
  const id = newId(now)
  const isKept = await insertSubmission(tx, {
    id,
    reference,
    form,
    payload: writePayload(form, arrival.sent),
    name,
    status: isSpam ? 'spam' : 'new',
    spamScore: score,
    spamReasons: JSON.stringify(reasons),
    timesSent: 1,
    receivedAt: now,
    language: arrival.language,
  })
  if (!isKept) throw new ReferenceTaken()

  await enqueue(tx, now, SUBMISSION_KEPT, { submissionId: id })
  if (isSpam) return { reference, outcome: 'spam' }
  const mail = submission.writeMail(reference, inboxAddress(deps.config, id))
  if (mail)
    await enqueueLimitedMail(
      deps,
      tx,
      { ...mail, isPrivate: false },
      { topic: 'submission', subjectId: id, note: { name, reference } },
    )
  if (mayAcknowledge && !isRushed)
    await acknowledge(tx, deps, { id, reference, email: submission.email, language: arrival.language })
  return { reference, outcome: 'received' }
}

/** A failing limiter refuses nothing: losing a client is worse than receiving spam. */
async function countSubmission(deps: Deps, network: Network) {
  try {
    const { isOver } = await countHit(deps, RUSH, [network])
    const acknowledged = await countHit(deps, ACKNOWLEDGED, [network])
    return { isRushed: isOver, mayAcknowledge: !acknowledged.isOver }
  } catch (error) {
    deps.log.error('form limiter failed', describeError(error))
    return { isRushed: false, mayAcknowledge: false }
  }
}

/** Far above what a studio receives; stops abuse from many networks. */
const HOURLY_MAX = 100

/** Later a person has answered already. */
const WORTH_SENDING_MS = 2 * DAY

/** Once per mailbox and day. Quotes nothing, because anybody can enter anybody's address. */
async function acknowledge(
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
