import type { User } from '@nokshi/contract/auth.ts'
import { creators } from '../accounts/kinds.ts'
import { countMail } from '../accounts/mailbox.ts'
import { issueToken } from '../accounts/tokens.ts'
import { transact } from '../database/connect.ts'
import { enqueueLinkMail } from '../outbox/mail.ts'
import type { Deps } from '../platform/deps.ts'
import { type Limit, type Network, requireUnderLimit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { creatorLinkMail, secretOf } from './mail.ts'
import { getUserLanguage } from './queries.ts'

export const EMAIL_LINK_MS = 24 * 60 * 60 * 1000

/** The most mails one mailbox gets, also from accounts that are registered and deleted again and again. */
const perMailbox: Limit = { name: 'verification-mailbox', hits: 5, perSeconds: 60 * 60 }

/** The most mails one network sends to strangers by registering with their addresses. */
const perNetwork: Limit = { name: 'verification-network', hits: 30, perSeconds: 60 * 60 }

/** Links of earlier mails keep working: people open any of them. The terminal has no network. */
export async function sendVerification(deps: Deps, { id, email }: User, network?: Network) {
  if (network) await requireUnderLimit(deps, perNetwork, [network], 'verification-network-limit')
  const { isOver, retryAfterSeconds } = await countMail(deps, creators, perMailbox, email)
  if (isOver) throw new Refusal('too-many', 'verification-mailbox-limit', { retryAfterSeconds })
  const expiresAt = deps.now() + EMAIL_LINK_MS
  await transact(deps.db, async (tx) => {
    const token = await issueToken(tx, { kind: creators, id }, { kind: 'verify-email', email, expiresAt })
    const to = { email, language: await getUserLanguage(tx, id) }
    const mail = creatorLinkMail(deps, to, 'verification', token)
    await enqueueLinkMail(deps, tx, mail, { secretOf: secretOf.verification(id), expiresAt })
  })
}
