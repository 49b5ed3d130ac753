import { hubAddress } from '@nokshi/contract/linkhub.ts'
import type { DecisionMade } from '@nokshi/contract/moderation.ts'
import type * as z from 'zod'
import type { Addressee } from '../accounts/mails.ts'
import { type Db, transact } from '../database/connect.ts'
import { getOwner, listUsernames, updateProfile, updateVersion } from '../linkhub/queries.ts'
import { enqueueMail, type Mail } from '../outbox/mail.ts'
import { noteChange } from '../platform/change-log.ts'
import type { Deps } from '../platform/deps.ts'
import { clearHits } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { restoredMail, suspendedMail } from './mail.ts'
import { closeReports, reopenReports } from './queries.ts'
import { holdPage, REPORT_MAILS } from './report-page.ts'

type Decision = z.infer<typeof DecisionMade>

/** Takes a page off the web. The reason is for its owner. */
export function suspendPage(deps: Deps, actorId: string, username: string, reason?: string) {
  return decideOnPage(deps, actorId, username, {
    suspendedAt: deps.now(),
    writeMail: (to, address) => suspendedMail(deps, to, address, reason),
  })
}

export function restorePage(deps: Deps, actorId: string, username: string) {
  return decideOnPage(deps, actorId, username, {
    suspendedAt: null,
    writeMail: (to, address) => restoredMail(deps, to, address),
  })
}

export function dismissReports(deps: Deps, actorId: string, username: string) {
  return decideOnPage(deps, actorId, username, undefined)
}

function describe(wanted: NewState | undefined) {
  if (!wanted) return 'Dismissed the reports about the page'
  return wanted.suspendedAt === null ? 'Restored the page' : 'Took down the page'
}

function noteDecision(tx: Db, now: number, actorId: string, summary: string) {
  return noteChange(tx, now, { kind: 'page', summary, actorId })
}

interface NewState {
  /** Null for a page that is on the web. */
  suspendedAt: number | null
  writeMail: (to: Addressee, address: string) => Mail
}

async function decideOnPage(
  deps: Deps,
  actorId: string,
  username: string,
  wanted: NewState | undefined,
): Promise<Decision> {
  const decidedAt = deps.now()
  const { usernames, ...decision } = await transact(deps.db, async (tx) => {
    const page = await holdPage(tx, username)
    const isChanged = wanted !== undefined && (page.suspendedAt === null) !== (wanted.suspendedAt === null)
    if (isChanged) {
      await updateVersion(tx, page.id, page.version, decidedAt)
      await updateProfile(tx, page.id, { suspendedAt: wanted.suspendedAt })
      const to = await getOwner(tx, page.id)
      await enqueueMail(tx, decidedAt, wanted.writeMail(to, hubAddress(deps.config.siteUrl, page)), { lane: 'other' })
    }
    const closed = await closeReports(tx, page.id, decidedAt)
    await clearHits({ ...deps, db: tx }, REPORT_MAILS, [page.id])
    await noteDecision(tx, decidedAt, actorId, `${describe(wanted)} @${page.username}, reports closed: ${closed}`)
    return { username: page.username, closed, decidedAt, isChanged, usernames: await listUsernames(tx, page.id) }
  })
  if (decision.isChanged) deps.pageSignal.emit('changed', usernames)
  return decision
}

/** Reopens the reports that were closed at that time. The page stays published or suspended. */
export function reopenDecision({ db, now }: Deps, actorId: string, username: string, decidedAt: number) {
  return transact(db, async (tx) => {
    const page = await holdPage(tx, username)
    const opened = await reopenReports(tx, page.id, decidedAt)
    if (opened === 0) throw new Refusal('conflict', 'nothing-closed')
    await noteDecision(tx, now(), actorId, `Reports about the page @${page.username} wait again: ${opened}`)
    return { username: page.username, opened }
  })
}
