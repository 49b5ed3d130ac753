import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * For secrets that are needed again as text. Keys derive from the installation's secret and the purpose, so
 * that the database alone reveals none.
 */
const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function seal(secret: string, purpose: string, text: string) {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyFor(secret, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws when the installation's secret is no longer the one it was sealed with. */
export function unseal(secret: string, purpose: string, kept: string) {
  const bytes = Buffer.from(kept, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, keyFor(secret, purpose), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
}

function keyFor(secret: string, purpose: string) {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
