import { mailTo } from '../accounts/mails.ts'
import type { Db } from '../database/connect.ts'
import { getOwner } from '../linkhub/queries.ts'
import { deleteFollowersWith } from '../messages/follower-queries.ts'
import { enqueueMail } from '../outbox/mail.ts'
import { NO_SUCH_MAILBOX } from '../outbox/mailer.ts'
import { noteChange } from '../platform/change-log.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { isRefusedTooOften } from './limits.ts'
import {
  deleteUnsent,
  findNews,
  findRecipient,
  type Recipient,
  raiseFigure,
  updateNews,
  updateRecipient,
} from './queries.ts'

type Stopping = Pick<Deps, 'siteContent' | 'now'>

/** Nobody else gets it. Its owner is told, unless it was the owner. */
export async function stopNews(deps: Stopping, tx: Db, id: string, stopReason: 'owner' | 'studio' | 'bounces') {
  const news = await findNews(tx, id)
  if (!news) throw new Refusal('not-found', 'no-such-news')
  // Mails also come back after the last one was sent.
  const from = stopReason === 'bounces' ? (['sending', 'sent'] as const) : (['planned', 'sending'] as const)
  if (!(await updateNews(tx, id, [...from], { state: 'stopped', stopReason, endedAt: deps.now() })))
    throw new Refusal('conflict', 'news-moved')
  await deleteUnsent(tx, id)
  if (stopReason === 'owner') return news
  const told = mailTo(deps, await getOwner(tx, news.profileId), ({ newsStopped }) => ({
    subject: newsStopped.subject,
    text: newsStopped[stopReason](news.subject),
  }))
  await enqueueMail(tx, deps.now(), told, { lane: 'other' })
  return news
}

export async function stopByStudio(deps: Stopping, tx: Db, id: string, actorId: string) {
  const { subject } = await stopNews(deps, tx, id, 'studio')
  await noteChange(tx, deps.now(), { kind: 'page', summary: `Stopped the news “${subject}”`, actorId })
}

/** An address that is `gone`, or whose owner complained, follows no page any more: providers block who goes on. */
export async function noteOutcome(deps: Stopping, tx: Db, recipient: Recipient, outcome: 'sent' | 'refused' | 'gone') {
  const { newsId, email } = recipient
  const isSent = outcome === 'sent'
  const state = isSent ? 'sent' : 'refused'
  // A mail that waited for the server for hours is one of this hour.
  const changes = { state, ...(isSent && { queuedAt: deps.now() }) } as const
  if (!(await updateRecipient(tx, recipient, isSent ? ['queued'] : ['queued', 'sent'], changes))) return
  await raiseFigure(tx, newsId, state)
  if (outcome === 'gone' && email) await deleteFollowersWith(tx, email)
  const news = await findNews(tx, newsId)
  if (news && news.state !== 'stopped' && isRefusedTooOften(news)) await stopNews(deps, tx, newsId, 'bounces')
}

type Report = { kind: 'failed' | 'delayed' | 'complaint'; reason: string }

/** What came to the mailbox of the CRM with one of these tokens. True for answers to news, and reports about them. */
export async function noteNewsMail(deps: Stopping, tx: Db, tokens: string[], report: Report | undefined) {
  const recipient = await findRecipient(tx, tokens)
  const isGone = report?.kind === 'complaint' || NO_SUCH_MAILBOX.test(report?.reason ?? '')
  if (recipient && report && report.kind !== 'delayed')
    await noteOutcome(deps, tx, recipient, isGone ? 'gone' : 'refused')
  return recipient !== undefined
}
