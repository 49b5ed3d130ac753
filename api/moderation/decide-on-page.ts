import { hubAddress } from '@nokshi/contract/linkhub.ts'
import type { Addressee } from '../accounts/addressee.ts'
import type { Db } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import { getOwner, listUsernames, updateProfile, updateVersion } from '../linkhub/queries.ts'
import { enqueueMail, type Mail } from '../outbox/mail.ts'
import { BY_COMMAND, noteChange } from '../platform/change-log.ts'
import type { Deps } from '../platform/deps.ts'
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
  /** False when nothing changed. */
  isChanged: boolean
}

/** Takes a page off the web. The reason is for its owner. */
export function suspendPage(deps: Deps, actorId: string | null, username: string, reason?: string) {
  return decideOnPage(deps, actorId, username, {
    suspendedAt: deps.now(),
    writeMail: (to, address) => suspendedMail(deps, to, address, reason),
  })
}

export function restorePage(deps: Deps, actorId: string | null, username: string) {
  return decideOnPage(deps, actorId, username, {
    suspendedAt: null,
    writeMail: (to, address) => restoredMail(deps, to, address),
  })
}

/** Closes the reports about a page and leaves it as it is. */
export function dismissReports(deps: Deps, actorId: string | null, username: string) {
  return decideOnPage(deps, actorId, username, undefined)
}

function describe(wanted: NewState | undefined) {
  if (!wanted) return 'Left on the web as it is: the page'
  return wanted.suspendedAt === null ? 'Put back on the web: the page' : 'Took off the web: the page'
}

/** `actorId` is null for a command on the server. */
export function noteDecision(tx: Db, now: number, actorId: string | null, summary: string) {
  return noteChange(tx, now, { kind: actorId === null ? BY_COMMAND : 'page', summary, actorId })
}

interface NewState {
  /** Null for a page that is on the web. */
  suspendedAt: number | null
  writeMail: (to: Addressee, address: string) => Mail
}

async function decideOnPage(
  deps: Deps,
  actorId: string | null,
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
      await enqueueMail(tx, decidedAt, wanted.writeMail(to, hubAddress(deps.config.siteUrl, page.username)), {
        lane: 'other',
      })
    }
    const closed = await closeReports(tx, page.id, decidedAt)
    await clearHits({ ...deps, db: tx }, REPORT_MAILS, [page.id])
    await noteDecision(tx, decidedAt, actorId, `${describe(wanted)} @${page.username}, reports closed: ${closed}`)
    return { username: page.username, closed, decidedAt, isChanged, usernames: await listUsernames(tx, page.id) }
  })
  deps.outboxSignal.emit('filled')
  if (decision.isChanged) deps.pageSignal.emit('changed', usernames)
  return decision
}
