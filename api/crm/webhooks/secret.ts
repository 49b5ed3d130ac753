import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'

/**
 * Signing needs the secret itself, so a hash would not do; it is kept sealed with the installation's own secret. Whoever
 * sees the database alone can sign nothing.
 */
const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function newWebhookSecret() {
  return `whsec_${randomBytes(32).toString('base64url')}`
}

export function sealSecret({ secret: key }: Pick<Deps, 'secret'>, secret: string) {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, sealingKey(key), nonce)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws when the installation's secret is no longer the one it was sealed with. */
export function openSecret({ secret: key }: Pick<Deps, 'secret'>, kept: string) {
  const bytes = Buffer.from(kept, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, sealingKey(key), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
}

function sealingKey(key: string) {
  return Buffer.from(hkdfSync('sha256', key, '', 'webhook secrets', 32))
}

/** What the receiver holds against the body: the time is signed too, so that an old post cannot be sent again. */
export function signBody(secret: string, body: string, now: number) {
  const time = Math.floor(now / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${signature}`
}
