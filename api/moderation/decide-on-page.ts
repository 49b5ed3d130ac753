import { hubAddress } from '@nokshi/contract/linkhub.ts'
import { transact } from '../database/transact.ts'
import { getOwnerEmail, listUsernames, updateProfile, updateVersion } from '../linkhub/queries.ts'
import type { Deps } from '../platform/deps.ts'
import { enqueueMail, type Mail } from '../platform/mail.ts'
import { clearHits } from '../platform/rate-limit.ts'
import { holdPage } from './hold-page.ts'
import { restoredMail, suspendedMail } from './mail.ts'
import { closeReports } from './queries.ts'
import { REPORT_MAILS } from './report-page.ts'

export interface Decision {
  username: string
  /** How many reports it closed. */
  closed: number
  decidedAt: number
  /** False when the page was so already. */
  isChanged: boolean
}

/** Takes a page off the web. The reason is for its owner. */
export function suspendPage(deps: Deps, username: string, reason?: string) {
  return decideOnPage(deps, username, {
    suspendedAt: deps.now(),
    writeMail: (to, address) => suspendedMail(to, address, reason),
  })
}

export function restorePage(deps: Deps, username: string) {
  return decideOnPage(deps, username, { suspendedAt: null, writeMail: restoredMail })
}

/** Closes the reports about a page and leaves it as it is. */
export function dismissReports(deps: Deps, username: string) {
  return decideOnPage(deps, username, undefined)
}

interface NewState {
  /** Null for a page that is on the web. */
  suspendedAt: number | null
  writeMail: (to: string, address: string) => Mail
}

async function decideOnPage(deps: Deps, username: string, wanted: NewState | undefined): Promise<Decision> {
  const decidedAt = deps.now()
  const { usernames, ...decision } = await transact(deps.db, async (tx) => {
    const page = await holdPage(tx, username)
    const isChanged = wanted !== undefined && (page.suspendedAt === null) !== (wanted.suspendedAt === null)
    if (isChanged) {
      await updateVersion(tx, page.id, page.version, decidedAt)
      await updateProfile(tx, page.id, { suspendedAt: wanted.suspendedAt })
      const to = await getOwnerEmail(tx, page.id)
      await enqueueMail(tx, decidedAt, wanted.writeMail(to, hubAddress(deps.config.siteUrl, page.username)))
    }
    const closed = await closeReports(tx, page.id, decidedAt)
    await clearHits({ ...deps, db: tx }, REPORT_MAILS, [page.id])
    return {
      username: page.username,
      closed,
      decidedAt,
      isChanged,
      usernames: await listUsernames(tx, page.id),
    }
  })
  deps.outboxSignal.emit('filled')
  if (decision.isChanged) deps.pageSignal.emit('changed', usernames)
  return decision
}
