import { createHmac, randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { seal, unseal } from '../../platform/seal.ts'

/** Signing needs the secret itself, so a hash would not do; it is kept sealed. */
const PURPOSE = 'webhook secrets'

export function newWebhookSecret() {
  return `whsec_${randomBytes(32).toString('base64url')}`
}

export function sealSecret({ secret: key }: Pick<Deps, 'secret'>, secret: string) {
  return seal(key, PURPOSE, secret)
}

/** Throws when the installation's secret is no longer the one it was sealed with. */
export function openSecret({ secret: key }: Pick<Deps, 'secret'>, kept: string) {
  return unseal(key, PURPOSE, kept)
}

/** What the receiver holds against the body: the time is signed too, so that an old post cannot be sent again. */
export function signBody(secret: string, body: string, now: number) {
  const time = Math.floor(now / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${signature}`
}
