import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { enqueueMail, type Mail } from '../outbox/mail.ts'
import { enqueue } from '../outbox/outbox.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { acknowledge } from './acknowledge.ts'
import type { Arrival } from './arrival.ts'
import { hashBody, hashContent, hashText } from './fingerprint.ts'
import { writePayload } from './payload.ts'
import {
  countSendersOfText,
  insertSubmission,
  updateKeyReference,
  updateTimesSent,
  upsertKey,
  upsertRecentContent,
} from './queries.ts'
import { requireNoFlood } from './require-no-flood.ts'
import { scoreSpam } from './spam-score.ts'
import { SUBMISSION_KEPT } from './submission-kept.ts'

/** One post of a public form, already held against its contract. */
export interface FormPost {
  form: Database['submission']['form']
  arrival: Arrival
  name: string
  /** Where its sender can be written to, if they gave such an address. */
  email: string | undefined
  fields: Record<string, string | undefined>
  /** What the visitor says in their own words. */
  text: string
  draftReference: () => string
  /** The link leads to this post in the CRM. */
  writeMail: (reference: string, link: string) => Mail
}

type Outcome = 'received' | 'duplicate' | 'spam'

const MINUTE = 60 * 1000
const SAME_POST_WITHIN = 10 * MINUTE
const SAME_TEXT_WITHIN = 24 * 60 * MINUTE

/** «I need a website» comes from many people who have never met; longer words do not. */
const TELLING_TEXT_LENGTH = 40

/** Keeps a post, once, together with the mail about it. Spam is kept as well, and answered like everything else. */
export async function keepSubmission(deps: Deps, post: FormPost) {
  const limits = await requireNoFlood(deps, post.arrival.addressGroup)
  const { reference, outcome } = await keepUnderFreeReference(deps, post, limits)

  deps.metrics.submissions.inc({ form: post.form, outcome })
  if (outcome !== 'duplicate') deps.outboxSignal.emit('filled')
  return { reference }
}

class ReferenceTaken extends Error {}

type Limits = Awaited<ReturnType<typeof requireNoFlood>>

async function keepUnderFreeReference(deps: Deps, post: FormPost, limits: Limits) {
  for (;;) {
    const reference = post.draftReference()
    try {
      return await transact(deps.db, (tx) => keepOnce(tx, deps, post, reference, limits))
    } catch (fault) {
      if (!(fault instanceof ReferenceTaken)) throw fault
    }
  }
}

/** The rows of key and content are the judges of equal posts that come at once: the first to write them wins. */
async function keepOnce(
  tx: Db,
  deps: Deps,
  post: FormPost,
  reference: string,
  { isRushed, mayAcknowledge }: Limits,
): Promise<{ reference: string; outcome: Outcome }> {
  const { form, arrival, name, fields, text } = post
  const now = deps.now()
  const key = arrival.idempotencyKey === undefined ? undefined : `${form}:${arrival.idempotencyKey}`

  if (key !== undefined) {
    const bodyHash = hashBody(deps, arrival.body)
    const held = await upsertKey(tx, { key, bodyHash, reference, createdAt: now })
    if (held.bodyHash !== bodyHash) throw new Refusal('unprocessable', 'idempotency-key-reused')
    if (held.reference !== reference) return { reference: held.reference, outcome: 'duplicate' }
  }

  const textHash = hashText(deps, text)
  const content = { contentHash: hashContent(deps, form, fields), textHash, reference, at: now }
  const first = await upsertRecentContent(tx, content, now - SAME_POST_WITHIN)
  if (first !== reference) {
    await updateTimesSent(tx, first)
    if (key !== undefined) await updateKeyReference(tx, key, first)
    return { reference: first, outcome: 'duplicate' }
  }

  const isTelling = text.length >= TELLING_TEXT_LENGTH
  const { score, reasons, isSpam } = scoreSpam({
    name,
    words: Object.values(fields).join('\n'),
    userAgent: arrival.userAgent,
    isTrapFilled: arrival.isTrapFilled,
    isRushed,
    sendersOfText: isTelling ? await countSendersOfText(tx, textHash, now - SAME_TEXT_WITHIN) : 1,
  })
  const id = newId(now)
  const isKept = await insertSubmission(tx, {
    id,
    reference,
    form,
    payload: writePayload(form, arrival.body),
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
  const mail = post.writeMail(reference, `${deps.config.siteUrl}/crm/inbox/${id}`)
  await enqueueMail(tx, now, mail, { subjectId: id })
  if (mayAcknowledge && !isRushed)
    await acknowledge(tx, deps, { id, reference, email: post.email, language: arrival.language })
  return { reference, outcome: 'received' }
}
