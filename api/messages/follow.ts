import { siteLanguages } from '@nokshi/contract/languages.ts'
import { mailboxOf } from '../accounts/mailbox.ts'
import type { Db } from '../database/connect.ts'
import type { PresentableProfile } from '../linkhub/queries.ts'
import { enqueueMail } from '../outbox/mail.ts'
import type { Deps } from '../platform/deps.ts'
import { countHit, type Limit } from '../platform/rate-limit.ts'
import { insertFollower } from './follower-queries.ts'
import { forgetAddress } from './forget-link.ts'
import { followMail } from './mail.ts'

const DAY = 24 * 60 * 60 * 1000
const perSeconds = DAY / 1000

/** Once a day from each page, and from few pages: there are many of them, and anybody can type anybody's address. */
const FROM_PAGE: Limit = { name: 'follow-mail', hits: 1, perSeconds }
const TO_MAILBOX: Limit = { name: 'follow-mails-mailbox', hits: 5, perSeconds }

/** Far above what pages and networks see: whoever makes us write to strangers gets no further. */
const OF_NETWORK: Limit = { name: 'follow-mails-place', hits: 30, perSeconds: 60 * 60 }
const OF_PAGE: Limit = { name: 'follow-mails', hits: 100, perSeconds: 60 * 60 }

interface Consent {
  /** Where it came from; absent when it was given in a message that passed for spam before. */
  addressGroup?: string
  id: string
  name: string
  email: string | null
  phone: string | null
  consent: string
  language: string
  at: number
}

/**
 * Somebody follows a page from now on, and is told so by mail, with the way to be forgotten. Anybody can type anybody's address: the
 * mail names the page by its address only.
 */
export async function follow(tx: Db, deps: Deps, page: PresentableProfile, given: Consent) {
  const { addressGroup, id, name, email, phone, consent, language, at } = given
  const isNew = await insertFollower(tx, {
    ...{ id, profileId: page.id, name, email, phone, consent, language, consentedAt: at, deletedAt: null },
    reach: email ?? phone ?? '',
  })
  if (!isNew || email === null) return
  const mailbox = mailboxOf(email)
  const isOver = async (limit: Limit, subject: string[]) =>
    (await countHit({ ...deps, db: tx }, limit, subject)).isOver
  if (await isOver(FROM_PAGE, [page.id, mailbox])) return
  if (addressGroup !== undefined && (await isOver(OF_NETWORK, [addressGroup]))) return
  if ((await isOver(TO_MAILBOX, [mailbox])) || (await isOver(OF_PAGE, [page.id]))) return
  const spoken = Object.values(siteLanguages).find(({ code }) => code === language) ?? siteLanguages.en
  const forget = forgetAddress(deps, { profileId: page.id, email }, spoken)
  const mail = followMail(deps.config.siteUrl, email, page.username, forget, spoken)
  await enqueueMail(tx, at, mail, { subjectId: id, expiresAt: at + 2 * DAY })
}
