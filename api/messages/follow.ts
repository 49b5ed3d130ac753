import { siteLanguages } from '@nokshi/contract/languages.ts'
import { mailboxOf } from '../accounts/mailbox.ts'
import type { Db } from '../database/connect.ts'
import { hashMailbox } from '../intake/fingerprint.ts'
import { claimAcknowledgement } from '../intake/queries.ts'
import type { PresentableProfile } from '../linkhub/queries.ts'
import { enqueueMail } from '../outbox/mail.ts'
import type { Deps } from '../platform/deps.ts'
import { countHit, type Limit } from '../platform/rate-limit.ts'
import { insertFollower } from './follower-queries.ts'
import { forgetAddress } from './forget-link.ts'
import { followMail } from './mail.ts'

const DAY = 24 * 60 * 60 * 1000

/** Far above what pages see: whoever makes us write to strangers gets no further. */
const FOLLOW_MAILS: Limit = { name: 'follow-mails', hits: 100, perSeconds: 60 * 60 }

interface Consent {
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
 * mail names the page by its address only, and goes to each mailbox once a day.
 */
export async function follow(tx: Db, deps: Deps, page: PresentableProfile, given: Consent) {
  const { id, name, email, phone, consent, language, at } = given
  const isNew = await insertFollower(tx, {
    ...{ id, profileId: page.id, name, email, phone, consent, language, consentedAt: at, deletedAt: null },
    reach: email ?? phone ?? '',
  })
  if (!isNew || email === null) return
  if ((await countHit({ ...deps, db: tx }, FOLLOW_MAILS, [page.id])).isOver) return
  const mailboxHash = hashMailbox(deps, `${page.id} ${mailboxOf(email)}`)
  if (!(await claimAcknowledgement(tx, { mailboxHash, at }, at - DAY))) return
  const spoken = Object.values(siteLanguages).find(({ code }) => code === language) ?? siteLanguages.en
  const forget = forgetAddress(deps, { profileId: page.id, email }, spoken)
  const mail = followMail(deps.config.siteUrl, email, page.username, forget, spoken)
  await enqueueMail(tx, at, mail, { subjectId: id, expiresAt: at + 2 * DAY })
}
