import type { User } from '@nokshi/contract/auth.ts'
import { mailboxOf } from '../accounts/mailbox.ts'
import { transact } from '../database/transact.ts'
import { enqueueLinkMail } from '../outbox/mail.ts'
import type { Deps } from '../platform/deps.ts'
import { type Limit, requireUnderLimit } from '../platform/rate-limit.ts'
import { EMAIL_LINK_MS, issueEmailLink } from './email-links.ts'
import { creatorLinkMail, secretOf } from './mail.ts'
import { getUserLanguage } from './queries.ts'

/** The most mails one mailbox gets, also from somebody who registers and deletes the same account again and again. */
const perMailbox: Limit = { name: 'verification-mailbox', hits: 5, perSeconds: 60 * 60 }

/** Links of earlier mails keep working: people open whichever mail they find first. */
export async function sendVerification(deps: Deps, { id, email }: User) {
  await requireUnderLimit(deps, perMailbox, [mailboxOf(email)], 'verification-mailbox-limit')
  const now = deps.now()
  await transact(deps.db, async (tx) => {
    const token = await issueEmailLink(tx, now, { kind: 'verify-email', userId: id, email })
    const to = { email, language: await getUserLanguage(tx, id) }
    const mail = creatorLinkMail(deps.config.siteUrl, to, 'verification', token)
    await enqueueLinkMail(deps, tx, mail, {
      secretOf: secretOf.verification(id),
      expiresAt: now + EMAIL_LINK_MS,
    })
  })
  deps.outboxSignal.emit('filled')
}
