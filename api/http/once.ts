import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import * as z from 'zod'
import type { Deps } from '../platform/deps.ts'
import { deleteKey, NO_ANSWER_YET, updateKey, upsertKey } from '../platform/idempotency-keys.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { seal, unseal } from '../platform/secret.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** For calls that are carried out once per key. */
    keyStore: Pick<Deps, 'db' | 'now' | 'secret'>
  }
}

/** No call takes as long: whoever began it has ended without an answer. */
const ABANDONED_MS = 60_000

const Kept = z.object({ status: z.number(), body: z.string() })

export function readIdempotencyKey(c: Context) {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new Refusal('invalid', 'idempotency-key-malformed')
  }
  return key
}

/**
 * Carries a call out once per caller and `Idempotency-Key`; sent again, it gets the first answer. Answers are sealed,
 * because some name a secret. What was refused may be tried again with the same key.
 */
export async function once(c: Context, caller: string, carryOut: () => Promise<Response>) {
  const sent = readIdempotencyKey(c)
  if (sent === undefined) return carryOut()
  const { db, now, secret } = c.get('keyStore')
  const { method, path } = c.req
  const key = `${method} ${path} ${caller}:${sent}`
  const bodyHash = createHmac('sha256', secret)
    .update(c.get('bodyText') ?? '')
    .digest('base64url')
  const reference = newId(now())
  const claim = { key, bodyHash, reference, createdAt: now(), answer: NO_ANSWER_YET }
  const held = await upsertKey(db, claim, now() - ABANDONED_MS)
  if (held.bodyHash !== bodyHash) throw new Refusal('unprocessable', 'idempotency-key-reused')
  if (held.reference !== reference) {
    if (!held.answer) throw new Refusal('conflict', 'already-under-way')
    const { status, body } = Kept.parse(JSON.parse(unseal(secret, 'answer', held.answer)))
    return new Response(body, { status, headers: { 'content-type': 'application/json' } })
  }
  const response = await carryOut().catch(async (error: unknown) => {
    await deleteKey(db, key)
    throw error
  })
  const kept = JSON.stringify({ status: response.status, body: await response.clone().text() })
  // When this fails, the key stays: the call was carried out.
  await updateKey(db, key, { answer: seal(secret, 'answer', kept) })
  return response
}
