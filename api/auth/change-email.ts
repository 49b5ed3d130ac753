import type { EmailChange, User } from '@nokshi/contract/auth.ts'
import * as z from 'zod'
import { mailboxOf } from '../accounts/mailbox.ts'
import { withOwnPassword } from '../accounts/own-password.ts'
import { transact } from '../database/transact.ts'
import { enqueueLinkMail, enqueueMail } from '../outbox/mail.ts'
import { enqueueSecret } from '../outbox/outbox-secrets.ts'
import type { Deps } from '../platform/deps.ts'
import { countHit, type Limit, requireUnderLimit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { EMAIL_LINK_MS, issueEmailLink } from './email-links.ts'
import { creatorLinkMail, creatorMail, secretOf } from './mail.ts'
import { ownPasswordOf } from './own-password.ts'
import { deleteEmailLinks, findUserByEmail, getUserLanguage } from './queries.ts'

const perUser: Limit = { name: 'email-change-user', hits: 5, perSeconds: 60 * 60 }

/** The most mails one mailbox gets, whoever asks for them. */
const perMailbox: Limit = { name: 'email-change-mailbox', hits: 5, perSeconds: 60 * 60 }

export const EMAIL_CHANGE_REQUESTED = 'email-change-requested'

const EmailChangeWish = z.object({
  email: z.string(),
  token: z.string(),
  /** Rows from before it was noted have none. */
  userId: z.string().default(''),
})

/**
 * Whether somebody has the address already is looked up later, in the background: so the answer is the same for every
 * address, also in the time it takes.
 */
export async function requestEmailChange(
  deps: Deps,
  user: User,
  { email, password }: EmailChange,
  requestHeaders: Headers,
) {
  if (email === user.email) {
    throw new Refusal('invalid', 'same-address', { at: 'email' })
  }
  await withOwnPassword(deps, ownPasswordOf(deps, user, 'password', requestHeaders), () =>
    deps.auth.api.verifyPassword({ body: { password }, headers: requestHeaders }),
  )
  await requireUnderLimit(deps, perUser, [user.id], 'email-change-user-limit')
  const { isOver } = await countHit(deps, perMailbox, [mailboxOf(email)])
  if (isOver) return

  const now = deps.now()
  await transact(deps.db, async (tx) => {
    // Whoever mistyped the first address must not lose the account to the person who reads mail there.
    await deleteEmailLinks(tx, user.id, 'change-email')
    const token = await issueEmailLink(tx, now, { kind: 'change-email', userId: user.id, email })
    await enqueueSecret(deps, tx, EMAIL_CHANGE_REQUESTED, {
      secretOf: secretOf.change(user.id),
      expiresAt: now + EMAIL_LINK_MS,
      payload: { email, token, userId: user.id },
    })
  })
  deps.outboxSignal.emit('filled')
}

/** Sends the link to an address that is free; the owner of one that is not learns that somebody tried. */
export async function mailEmailChange(deps: Deps, wish: unknown) {
  const { email, token, userId } = EmailChangeWish.parse(wish)
  const holder = await findUserByEmail(deps.db, email)
  if (holder) await enqueueMail(deps.db, deps.now(), creatorMail(holder, 'addressInUse'))
  else {
    const to = { email, language: await getUserLanguage(deps.db, userId) }
    await enqueueLinkMail(deps, deps.db, creatorLinkMail(deps.config.siteUrl, to, 'emailChange', token), {
      secretOf: secretOf.change(userId),
      expiresAt: deps.now() + EMAIL_LINK_MS,
    })
  }
  deps.outboxSignal.emit('filled')
}
