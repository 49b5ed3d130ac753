import { createHmac, randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { seal, unseal } from '../../platform/seal.ts'

/** Sealed, not hashed, because signing needs the secret itself. */
const PURPOSE = 'webhook secrets'

export function newWebhookSecret() {
  return `whsec_${randomBytes(32).toString('base64url')}`
}

export function sealSecret({ secret: key }: Pick<Deps, 'secret'>, secret: string) {
  return seal(key, PURPOSE, secret)
}

/** Throws when it was sealed with another secret. */
export function openSecret({ secret: key }: Pick<Deps, 'secret'>, kept: string) {
  return unseal(key, PURPOSE, kept)
}

/** The time is signed too, so that an old request cannot be replayed. */
export function signBody(secret: string, body: string, now: number) {
  const time = Math.floor(now / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${signature}`
}
