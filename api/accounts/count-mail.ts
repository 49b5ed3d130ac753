import type { Deps } from '../platform/deps.ts'
import { countHit, type Limit } from '../platform/rate-limit.ts'
import type { Kind } from './kinds.ts'
import { mailboxOf } from './mailbox.ts'

/** The most mails one mailbox gets in a day that strangers can cause, of all kinds together. */
const perDay = ({ name }: Kind): Limit => ({ name: `${name}-mails-mailbox`, hits: 20, perSeconds: 24 * 60 * 60 })

/** Counts a mail that anybody may ask for, in the hourly limit of its kind and in the daily one of all. */
export async function countMail(deps: Deps, kind: Kind, perHour: Limit, email: string) {
  const subject = [mailboxOf(email)]
  const hour = await countHit(deps, perHour, subject)
  return hour.isOver ? hour : countHit(deps, perDay(kind), subject)
}
