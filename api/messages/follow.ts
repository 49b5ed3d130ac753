import { mailboxOf } from '../accounts/mailbox.ts'
import { languageOf } from '../accounts/mails.ts'
import type { Db } from '../database/connect.ts'
import type { PresentableProfile } from '../linkhub/queries.ts'
import { enqueueLimitedMail } from '../outbox/mail-limit.ts'
import type { Deps } from '../platform/deps.ts'
import { countHit, type Limit, type Network, type Subject } from '../platform/rate-limit.ts'
import { DAY } from '../platform/zoned-time.ts'
import { upsertFollower } from './follower-queries.ts'
import { linkAddress } from './forget-link.ts'
import { followMail } from './mail.ts'

const perSeconds = DAY / 1000

/** Per page and per network, because anybody can enter anybody's address. */
const FROM_PAGE: Limit = { name: 'follow-mail', hits: 3, perSeconds }
const TO_MAILBOX: Limit = { name: 'follow-mails-mailbox', hits: 5, perSeconds }

/** Far above normal use; limits mails to strangers. */
const OF_NETWORK: Limit = { name: 'follow-mails-place', hits: 30, perSeconds: 60 * 60 }
const OF_PAGE: Limit = { name: 'follow-mails', hits: 100, perSeconds: 60 * 60 }

interface Consent {
  /** Absent when it was given in a message that was marked as spam before. */
  network?: Network
  id: string
  name: string
  email: string | null
  phone: string | null
  consent: string
  language: string
  at: number
}

/** Anybody can enter anybody's address, so a mail asks to confirm it. A number cannot be confirmed. */
export async function follow(tx: Db, deps: Deps, page: PresentableProfile, given: Consent) {
  const { network, name, email, phone, consent, language, at } = given
  const now = deps.now()
  const id = await upsertFollower(tx, {
    ...{ id: given.id, profileId: page.id, name, email, phone, consent, language, consentedAt: at },
    ...{ askedAt: email === null ? null : now, confirmedAt: null, deletedAt: null },
    emailOrPhone: email ?? phone ?? '',
  })
  if (id === undefined || email === null) return
  const mailbox = mailboxOf(email)
  const isOver = async (limit: Limit, subject: Subject) => (await countHit({ ...deps, db: tx }, limit, subject)).isOver
  if (await isOver(FROM_PAGE, [page.id, mailbox])) return
  if (network && (await isOver(OF_NETWORK, [network]))) return
  if ((await isOver(TO_MAILBOX, [mailbox])) || (await isOver(OF_PAGE, [page.id]))) return
  const spoken = languageOf({ language })
  const target = { profileId: page.id, id }
  const mail = followMail(deps, email, page.username, spoken, {
    confirm: linkAddress(deps, 'follow', target, spoken),
    forget: linkAddress(deps, 'forget', { ...target, isAll: true }, spoken),
  })
  await enqueueLimitedMail(deps, tx, mail, { topic: 'follow', mailbox, subjectId: id, expiresAt: now + 2 * DAY })
}
