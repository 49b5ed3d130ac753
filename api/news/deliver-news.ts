import { pathIn } from '@nokshi/contract/languages.ts'
import * as z from 'zod'
import { languageOf, linkTo } from '../accounts/mails.ts'
import { transact } from '../database/connect.ts'
import { messageIdOf, replyAddressOf } from '../outbox/mail-token.ts'
import { type Mailer, unsubscribeHeaders } from '../outbox/mailer.ts'
import { NoMailbox, Outage, type OutboxHandler } from '../outbox/outbox.ts'
import { mailboxAddress } from '../outbox/own-addresses.ts'
import type { Deps } from '../platform/deps.ts'
import { HOUR } from '../platform/zoned-time.ts'
import { newsMail } from './mail.ts'
import { deleteUnsent, findRecipient, type Recipient, updateRecipient } from './queries.ts'
import { noteOutcome } from './stop-news.ts'

const Payload = z.object({ token: z.string() })

/** A server that has deferred or refused a mail for so long does not take it. */
const GIVE_UP_MS = 20 * HOUR

/** The handler of the outbox. A recipient whose mail has left is not queued any more, whatever happens to the row. */
export function deliverNews(deps: Deps, mailer: Mailer): OutboxHandler {
  /** Their mails have left, but the database has not taken that: they must not leave again. */
  const unrecorded = new Set<string>()
  return async (payload, row) => {
    const { token } = Payload.parse(payload)
    const recipient = await findRecipient(deps.db, [token])
    // After a restore, what waits in the outbox may have been sent since the backup.
    if (recipient?.state !== 'queued' || recipient.newsState !== 'sending') return
    const { email, suspendedAt, newsId, followerId, queuedAt } = recipient
    if (email === null) return deleteUnsent(deps.db, newsId, followerId)
    // It goes on when the page is public again.
    if (suspendedAt !== null) return void (await updateRecipient(deps.db, recipient, ['queued'], { state: 'waiting' }))
    const note = (outcome: Parameters<typeof noteOutcome>[3]) =>
      transact(deps.db, (tx) => noteOutcome(deps, tx, recipient, outcome))
    try {
      if (!unrecorded.has(token)) await mailer.sendWritten(compose(deps, recipient, token, email), row)
    } catch (error) {
      const isLate = deps.now() - (queuedAt ?? 0) > GIVE_UP_MS
      if (error instanceof Outage || !(error instanceof NoMailbox || isLate)) throw error
      return note(error instanceof NoMailbox ? 'gone' : 'refused')
    }
    unrecorded.add(token)
    await note('sent')
    unrecorded.delete(token)
  }
}

function compose(deps: Deps, recipient: Recipient, token: string, email: string) {
  const { config } = deps
  const to = { email, language: recipient.language ?? '' }
  const unsubscribe = linkTo(config.siteUrl, pathIn(languageOf(to), '/unfollow'), token)
  const links = { stop: unsubscribe, link: `${config.siteUrl}/go/${recipient.newsId}` }
  const mail = newsMail(deps, recipient, to, links)
  return {
    ...mail,
    messageId: messageIdOf(deps, token, mail.from.address),
    // What comes back is read where answers of clients are, if anywhere.
    ...(config.imap && { returnPath: replyAddressOf(deps, token, mailboxAddress(config)) }),
    headers: {
      ...unsubscribeHeaders({ unsubscribe }),
      'List-Id': `<${recipient.username}.news.${new URL(config.siteUrl).hostname}>`,
      Precedence: 'bulk',
    },
  }
}
