import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Mail } from '../outbox/mail.ts'
import { enqueueLimitedMail } from '../outbox/mail-limit.ts'
import { enqueue } from '../outbox/outbox.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { describeError } from '../platform/log.ts'
import { countHit, type Limit, type Network } from '../platform/rate-limit.ts'
import { acknowledge } from './acknowledge.ts'
import type { Arrival } from './arrival.ts'
import { inboxAddress } from './compose-mail.ts'
import { countSenders, findEqualSubmission, keyOf } from './equal-submissions.ts'
import { writePayload } from './payload.ts'
import { insertSubmission, updateKeyReference, updateTimesSent } from './queries.ts'
import { scoreSpam } from './spam-score.ts'
import { SUBMISSION_KEPT } from './submission-stored.ts'

/** More than this adds to the spam score. */
const RUSH: Limit = { name: 'form-rush', hits: 60, perSeconds: 10 * 60 }

/** How many senders of one network get a confirmation by mail. */
const ACKNOWLEDGED: Limit = { name: 'form-acknowledged', hits: 10, perSeconds: 60 * 60 }

interface FormSubmission {
  form: Database['submission']['form']
  arrival: Arrival
  name: string
  /** The sender's email address, if there is one. */
  email: string | undefined
  fields: Record<string, string | undefined>
  text: string
  draftReference: () => string
  writeMail: (reference: string, link: string) => Mail
}

type Outcome = 'received' | 'duplicate' | 'spam'

/** Stores a submission once, with the mail about it. Spam is stored and answered alike. */
export async function storeSubmission(deps: Deps, submission: FormSubmission) {
  const limits = await countSubmission(deps, submission.arrival.network)
  const { reference, outcome } = await storeUnderFreeReference(deps, submission, limits)

  deps.metrics.submissions.inc({ form: submission.form, outcome })
  if (outcome !== 'duplicate') deps.outboxSignal.emit('filled')
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
      if (key !== undefined) await updateKeyReference(tx, key, first.reference)
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
