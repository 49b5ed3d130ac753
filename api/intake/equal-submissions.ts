import type { Db } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Arrival } from './arrival.ts'
import { hashBody, hashContent, hashText } from './fingerprint.ts'
import { countSendersOfText, upsertKey, upsertRecentContent } from './queries.ts'

interface SentForm {
  form: string
  arrival: Arrival
  fields: Record<string, string | undefined>
  text: string
}

const MINUTE = 60 * 1000
const SAME_POST_WITHIN = 10 * MINUTE
const SAME_TEXT_WITHIN = 24 * 60 * MINUTE

/** Many people send the same short text; longer texts are not equal by chance. */
const TELLING_TEXT_LENGTH = 40

/**
 * The reference of an earlier equal submission and why it is equal; undefined when there is none. For equal
 * submissions at the same time, the first to insert the key or content row wins.
 */
export async function findEqualSubmission(
  tx: Db,
  deps: Deps,
  { form, arrival, fields, text }: SentForm,
  reference: string,
): Promise<{ reference: string; by: 'key' | 'content' } | undefined> {
  const now = deps.now()
  const key = keyOf(form, arrival)
  if (key !== undefined) {
    const bodyHash = hashBody(deps, arrival.body)
    const held = await upsertKey(tx, { key, bodyHash, reference, createdAt: now })
    if (held.bodyHash !== bodyHash) throw new Refusal('unprocessable', 'idempotency-key-reused')
    if (held.reference !== reference) return { reference: held.reference, by: 'key' }
  }
  const content = { contentHash: hashContent(deps, form, fields), textHash: hashText(deps, text), reference, at: now }
  const first = await upsertRecentContent(tx, content, now - SAME_POST_WITHIN)
  return first === reference ? undefined : { reference: first, by: 'content' }
}

export function keyOf(form: string, { idempotencyKey }: Pick<Arrival, 'idempotencyKey'>) {
  return idempotencyKey === undefined ? undefined : `${form}:${idempotencyKey}`
}

export async function countSenders(tx: Db, deps: Deps, text: string) {
  if (text.length < TELLING_TEXT_LENGTH) return 1
  return countSendersOfText(tx, hashText(deps, text), deps.now() - SAME_TEXT_WITHIN)
}
