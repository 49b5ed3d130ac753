import { createHmac } from 'node:crypto'
import type { Db } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { upsertKey } from '../platform/idempotency-keys.ts'
import { Refusal } from '../platform/refusal.ts'
import { MINUTE } from '../platform/zoned-time.ts'
import type { Arrival } from './arrival.ts'
import { countSendersOfText, upsertRecentContent } from './queries.ts'

interface SentForm {
  form: string
  arrival: Arrival
  fields: Record<string, string | undefined>
  text: string
}

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
  const holder = await claimKey(tx, deps, form, arrival, reference)
  if (holder !== reference) return { reference: holder, by: 'key' }
  const content = { contentHash: hashContent(deps, form, fields), textHash: hashText(deps, text), reference, at: now }
  const first = await upsertRecentContent(tx, content, now - SAME_POST_WITHIN)
  return first === reference ? undefined : { reference: first, by: 'content' }
}

/** The reference that holds the key: this one, also without a key, or that of the first try. */
export async function claimKey(tx: Db, deps: Deps, form: string, arrival: Arrival, reference: string) {
  const key = keyOf(form, arrival)
  if (key === undefined) return reference
  const bodyHash = fingerprint(deps, 'body', [arrival.body])
  const held = await upsertKey(tx, { key, bodyHash, reference, createdAt: deps.now() })
  if (held.bodyHash !== bodyHash) throw new Refusal('unprocessable', 'idempotency-key-reused')
  return held.reference
}

export function keyOf(form: string, { idempotencyKey }: Pick<Arrival, 'idempotencyKey'>) {
  return idempotencyKey === undefined ? undefined : `${form}:${idempotencyKey}`
}

export async function countSenders(tx: Db, deps: Deps, text: string) {
  if (text.length < TELLING_TEXT_LENGTH) return 1
  return countSendersOfText(tx, hashText(deps, text), deps.now() - SAME_TEXT_WITHIN)
}

type Secret = Pick<Deps, 'secret'>

/** Keyed, because a plain hash of a phone number can be found by brute force. */
function fingerprint({ secret }: Secret, purpose: string, parts: unknown[]) {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['intake', purpose, ...parts]))
    .digest('base64url')
}

/** Ignores spaces and case. */
function hashContent(secret: Secret, form: string, fields: Record<string, string | undefined>) {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, normalize(value)]],
  )
  return fingerprint(secret, 'content', [form, given])
}

function hashText(secret: Secret, text: string) {
  return fingerprint(secret, 'text', [normalize(text)])
}

export function hashMailbox(secret: Secret, mailbox: string) {
  return fingerprint(secret, 'mailbox', [mailbox])
}

function normalize(value: string) {
  return value.toLowerCase().replace(/\s+/g, '')
}
