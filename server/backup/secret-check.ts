import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

export const WITHOUT_SECRET =
  'known visitors would count anew, webhooks would lose their secrets, and two-factor would have to be set up again'

const BYTES = 32

/** Recognises SECRET without storing it. As slow as a password hash, because SECRET may be a phrase. */
export function makeSecretCheck(secret: string) {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${scryptSync(secret, salt, BYTES).toString('hex')}`
}

export function fitsSecretCheck(secret: string, check: string) {
  const [salt = '', hash = ''] = check.split(':')
  return timingSafeEqual(scryptSync(secret, salt, BYTES), Buffer.from(hash, 'hex'))
}
