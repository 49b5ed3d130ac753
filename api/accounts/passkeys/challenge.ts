import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { countHit, type Limit } from '../../platform/rate-limit.ts'

/** As long as somebody may look for their finger or their PIN. */
const LIFE_MS = 5 * 60 * 1000
const once: Limit = { name: 'passkey-challenge-used', hits: 1, perSeconds: 10 * 60 }

const TIME_BYTES = 6
const HEAD_BYTES = TIME_BYTES + 16

/** A signed number for one purpose and a few minutes. Not stored: a visit of the login page adds no row. */
export function makeChallenge({ secret, now }: Pick<Deps, 'secret' | 'now'>, purpose: string) {
  const head = randomBytes(HEAD_BYTES)
  head.writeUIntBE(now() + LIFE_MS, 0, TIME_BYTES)
  return new Uint8Array(Buffer.concat([head, sign(secret, purpose, head)]))
}

export async function consumeChallenge(deps: Deps, purpose: string, challenge: string) {
  const bytes = Buffer.from(challenge, 'base64url')
  const head = bytes.subarray(0, HEAD_BYTES)
  const signature = sign(deps.secret, purpose, head)
  const given = bytes.subarray(HEAD_BYTES)
  if (given.length !== signature.length || !timingSafeEqual(given, signature)) return false
  if (head.readUIntBE(0, TIME_BYTES) < deps.now()) return false
  return !(await countHit(deps, once, [challenge])).isOver
}

function sign(secret: string, purpose: string, head: Uint8Array) {
  return createHmac('sha256', secret).update(`passkey ${purpose} `).update(head).digest()
}
