import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { enqueueMail } from '../outbox/mail.ts'
import { brandOf } from '../platform/content.ts'
import type { Deps } from '../platform/deps.ts'
import { clearHits, countHit, type Limit, undoHit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { seal, tryUnseal } from '../platform/secret.ts'
import type { AccountRef } from './kinds.ts'
import { mailTo } from './mails.ts'
import { deleteRecoveryCode, findAddressee, findTotp } from './queries.ts'

/** Three of a million codes are valid at a time: ten tries per quarter of an hour take years. */
const perPerson: Limit = { name: 'second-step', hits: 10, perSeconds: 15 * 60 }

/** Whoever gets so far knows the password. A day of such tries is one chance in seven thousand. */
const perDay: Limit = { name: 'second-step-day', hits: 50, perSeconds: 24 * 60 * 60 }

/** The app's clock may be thirty seconds off either way, so a code is good for ninety. */
const once: Limit = { name: 'app-code-used', hits: 1, perSeconds: 5 * 60 }

const SECRET_BYTES = 20

/** A secret for the app, sealed, and the address by which the app is told of it. */
export function newAppSecret(deps: Pick<Deps, 'secret' | 'siteContent'>, email: string) {
  const made = new Secret({ size: SECRET_BYTES })
  const uri = new TOTP({ issuer: brandOf(deps).name, label: email, secret: made }).toString()
  return { uri, sealed: seal(deps.secret, PURPOSE, made.base32) }
}

/** Only a sealed secret can be compared with what an app shows: a hash would not do. */
export const PURPOSE = 'totp'

/** Uses up a code of the app or a recovery code. Tries are counted before the check (ASVS 6.5.1). */
export async function consumeCode(deps: Deps, person: AccountRef, given: string, kinds = { isAppOnly: false }) {
  const code = given.replace(/\s/g, '')
  await requireTriesLeft(deps, person)
  const isApp = /^\d{6}$/.test(code)
  const isRight = isApp
    ? await isRightAppCode(deps, person, code)
    : !kinds.isAppOnly && (await deleteRecoveryCode(deps.db, person, hashRecoveryCode(deps, person, code)))
  if (!isRight) return false
  await clearHits(deps, perPerson, [person.id])
  await undoHit(deps, perDay, [person.id])
  return true
}

async function requireTriesLeft(deps: Deps, person: AccountRef) {
  const { isOver, retryAfterSeconds } = await countHit(deps, perPerson, [person.id])
  if (isOver) throw new Refusal('too-many', 'second-step-limit', { retryAfterSeconds })
  const day = await countHit(deps, perDay, [person.id])
  if (!day.isOver) return
  if (day.hits === perDay.hits + 1) await tellCodesBlocked(deps, person)
  throw new Refusal('too-many', 'second-step-day-limit', { retryAfterSeconds: day.retryAfterSeconds })
}

async function isRightAppCode(deps: Deps, person: AccountRef, code: string) {
  const { isOver: isUsed } = await countHit(deps, once, [person.id, code])
  const kept = isUsed ? undefined : await findTotp(deps.db, person)
  const secret = kept && tryUnseal(deps.secret, PURPOSE, kept.secret)
  if (!secret) return false
  // By the system's own clock, as the app's is.
  return new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: code, window: 1 }) !== null
}

const CODES = 10
const LENGTH = 10
/** Without those that are mistaken for others: 0 and o, 1 and l and i. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten, as they are written down: «abcde-fgh23». */
export function newRecoveryCodes() {
  return Array.from({ length: CODES }, () => {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })
}

/** Ignores case and signs. Keyed with the secret, because fifty bits alone could be brute-forced. */
export function hashRecoveryCode({ secret }: Pick<Deps, 'secret'>, { kind, id }: AccountRef, code: string) {
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, '')
  return createHmac('sha256', secret).update(`recovery-code ${kind.name} ${id} ${plain}`).digest('hex')
}

/** Warns the owner, at a confirmed address, that somebody with the right password enters wrong codes. */
async function tellCodesBlocked(deps: Deps, person: AccountRef) {
  const to = await findAddressee(deps.db, person)
  if (!to) return
  const mail = mailTo(deps, to, (mails) => mails.codesBlocked)
  await enqueueMail(deps.db, deps.now(), mail, { lane: 'account' })
}
