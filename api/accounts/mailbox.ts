import type { Deps } from '../platform/deps.ts'
import { countHit, type Limit } from '../platform/rate-limit.ts'
import type { Kind } from './kinds.ts'

/** The mailbox of an address, for limits: `ada+shop@…` is Ada's, Gmail ignores dots. Never write to it. */
export function mailboxOf(email: string) {
  const [local = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/)
  const [name = ''] = local.split('+')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** The most mails one mailbox gets in a day that strangers can cause, of all kinds together. */
const perDay = ({ name }: Kind): Limit => ({ name: `${name}-mails-mailbox`, hits: 20, perSeconds: 24 * 60 * 60 })

/** Counts a mail that anybody may ask for, in the hourly limit of its kind and in the daily one of all. */
export async function countMail(deps: Deps, kind: Kind, perHour: Limit, email: string) {
  const subject = [mailboxOf(email)]
  const hour = await countHit(deps, perHour, subject)
  return hour.isOver ? hour : countHit(deps, perDay(kind), subject)
}
