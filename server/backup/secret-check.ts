import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** What is lost with the secret. */
export const WITHOUT_SECRET =
  'known visitors would count anew, webhooks would lose their secrets, and two-factor would have to be set up again'

const BYTES = 32

/**
 * Tells whether a SECRET is the one that an installation had, without telling it. As slow as for a
 * password: SECRET may be words that somebody thought of.
 */
export function makeSecretCheck(secret: string) {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${scryptSync(secret, salt, BYTES).toString('hex')}`
}

export function fitsSecretCheck(secret: string, check: string) {
  const [salt = '', hash = ''] = check.split(':')
  return timingSafeEqual(scryptSync(secret, salt, BYTES), Buffer.from(hash, 'hex'))
}
