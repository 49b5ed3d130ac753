import type { EmailChange, User } from '@nokshi/contract/auth.ts'
import * as z from 'zod'
import { type AccountHolder, requireOwnPassword } from '../accounts/change-password.ts'
import { creators } from '../accounts/kinds.ts'
import { countMail } from '../accounts/mailbox.ts'
import { lockLoggedIn } from '../accounts/sessions.ts'
import { deleteTokensOfKind, issueToken } from '../accounts/tokens.ts'
import { transact } from '../database/connect.ts'
import { enqueueLinkMail } from '../outbox/mail.ts'
import { enqueueSecret } from '../outbox/outbox-secrets.ts'
import type { Deps } from '../platform/deps.ts'
import { type Limit, requireUnderLimit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { creatorLinkMail, mailCreator, secretOf } from './mail.ts'
import { findUserByEmail, getUserLanguage } from './queries.ts'
import { EMAIL_LINK_MS } from './send-verification.ts'

const perUser: Limit = { name: 'email-change-user', hits: 5, perSeconds: 60 * 60 }

const perMailbox: Limit = { name: 'email-change-mailbox', hits: 5, perSeconds: 60 * 60 }

export const EMAIL_CHANGE_REQUESTED = 'email-change-requested'

const EmailChangeInput = z.object({
  email: z.string(),
  token: z.string(),
  /** Rows of older releases have none. */
  userId: z.string().default(''),
})

/** The address is looked up in the background, so the answer takes the same time for every address. */
export async function requestEmailChange(
  deps: Deps,
  user: User,
  holder: AccountHolder,
  { email, password }: EmailChange,
) {
  if (email === user.email) throw new Refusal('invalid', 'same-address', { at: 'email' })
  await requireOwnPassword(deps, holder, password)
  await requireUnderLimit(deps, perUser, [user.id], 'email-change-user-limit')
  const { isOver } = await countMail(deps, creators, perMailbox, email)
  if (isOver) return

  const expiresAt = deps.now() + EMAIL_LINK_MS
  const ref = { kind: creators, id: user.id }
  await transact(deps.db, async (tx) => {
    await lockLoggedIn(tx, holder)
    // So that a person at a mistyped first address cannot take over the account.
    await deleteTokensOfKind(tx, ref, ['change-email'])
    const token = await issueToken(tx, ref, { kind: 'change-email', email, expiresAt })
    await enqueueSecret(deps, tx, EMAIL_CHANGE_REQUESTED, {
      secretOf: secretOf.change(user.id),
      expiresAt,
      payload: { email, token, userId: user.id },
    })
  })
}

/** Sends the link to an address that is free; the owner of one that is not learns that somebody tried. */
export async function mailEmailChange(deps: Deps, input: unknown) {
  const { email, token, userId } = EmailChangeInput.parse(input)
  const holder = await findUserByEmail(deps.db, email)
  if (holder) await mailCreator(deps, deps.db, holder, 'addressInUse')
  else {
    const to = { email, language: await getUserLanguage(deps.db, userId) }
    await enqueueLinkMail(deps, deps.db, creatorLinkMail(deps, to, 'emailChange', token), {
      secretOf: secretOf.change(userId),
      expiresAt: deps.now() + EMAIL_LINK_MS,
    })
  }
}
