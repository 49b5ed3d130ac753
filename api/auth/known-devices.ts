import { createHash, randomBytes } from 'node:crypto'
import type { User } from '@nokshi/contract/auth.ts'
import { writeMoment } from '@nokshi/contract/write-moment.ts'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { describeDevice, userAgentOf } from '../accounts/device.ts'
import { mailboxOf } from '../accounts/mailbox.ts'
import { type Addressee, languageOf, mailsOf } from '../accounts/mails.ts'
import { cookieAttributes, cookieName } from '../accounts/sessions.ts'
import { transact } from '../database/connect.ts'
import { enqueueMail, type Mail, plainMail } from '../outbox/mail.ts'
import type { Deps } from '../platform/deps.ts'
import { countHit, type Limit } from '../platform/rate-limit.ts'
import { deleteOldDevices, findUserById, insertDevice, lockUser, updateDeviceSeen } from './queries.ts'

const DEVICE = 'device'

/** As long as browsers keep a cookie at most (RFC 6265bis). */
const COOKIE_SECONDS = 400 * 24 * 60 * 60

/** The most mails one mailbox gets, also from somebody who logs in again and again without cookies. */
const perMailbox: Limit = { name: 'new-device-mailbox', hits: 5, perSeconds: 60 * 60 }

interface Login {
  user: User
  timeZone: string | undefined
  /** A new account gets no mail about a new device. */
  isFirst: boolean
}

export async function recordDevice(deps: Deps, c: Context, { user, timeZone, isFirst }: Login) {
  // Includes the account, so that the table does not tell which accounts share a browser.
  const deviceHash = createHash('sha256')
    .update(`${user.id} ${deviceToken(deps, c)}`)
    .digest('hex')
  const now = deps.now()
  if (await updateDeviceSeen(deps.db, user.id, deviceHash, now)) return
  const isTold = !isFirst && !(await countHit(deps, perMailbox, [mailboxOf(user.email)])).isOver
  await transact(deps.db, async (tx) => {
    if (!(await lockUser(tx, user.id))) return
    if (!(await insertDevice(tx, user.id, deviceHash, now))) return
    await deleteOldDevices(tx, user.id)
    // An unconfirmed address may be somebody else's.
    const to = await findUserById(tx, user.id)
    if (!isTold || to?.emailVerified !== 1) return
    const device = describeDevice(userAgentOf(c))
    await enqueueMail(tx, now, newDeviceMail(deps, to, { device, timeZone, now }), { lane: 'account' })
  })
}

function deviceToken({ config }: Deps, c: Context) {
  const name = cookieName(config, DEVICE)
  const kept = getCookie(c, name)
  const token = kept && /^[\w-]{22}$/.test(kept) ? kept : randomBytes(16).toString('base64url')
  setCookie(c, name, token, { ...cookieAttributes(config), maxAge: COOKIE_SECONDS })
  return token
}

export function forgetDevice({ config }: Deps, c: Context) {
  deleteCookie(c, cookieName(config, DEVICE), cookieAttributes(config))
}

interface Seen {
  device: string
  timeZone: string | undefined
  now: number
}

function newDeviceMail(deps: Deps, to: Addressee, { device, timeZone, now }: Seen): Mail {
  const language = languageOf(to)
  const { subject, text } = mailsOf(deps, language).newDevice
  const at = writeMoment(now, language, timeZone ?? 'UTC')
  const place = new Intl.DateTimeFormat(language.locale, { timeZone: timeZone ?? 'UTC', timeZoneName: 'shortGeneric' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value
  return plainMail(to.email, { subject, text: text(device, `${at} (${place ?? 'UTC'})`) }, language)
}
