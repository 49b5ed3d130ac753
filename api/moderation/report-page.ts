import { hubAddress } from '@nokshi/contract/linkhub.ts'
import type { NewReport } from '@nokshi/contract/moderation.ts'
import { type Db, transact } from '../database/connect.ts'
import type { Arrival } from '../intake/arrival.ts'
import { claimKey } from '../intake/equal-submissions.ts'
import { profileMissing, requirePublished } from '../linkhub/public-profile.ts'
import { findProfileByUsername, lockProfile, type ProfileRow } from '../linkhub/queries.ts'
import { enqueueLimitedMail } from '../outbox/mail-limit.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { createLimiter } from '../platform/limiter.ts'
import { countHit, type Limit } from '../platform/rate-limit.ts'
import { reportMail } from './mail.ts'
import { countOpenReports, insertReport } from './queries.ts'

/** Reports about one page queue here; waiting in the database would use all its connections. */
const limitReports = createLimiter({ concurrency: 2, queueMax: 300, busyCode: 'reports-busy' })

/** Many reports about one page send one mail an hour. A decision resets it. */
export const REPORT_MAILS: Limit = { name: 'report-mails', hits: 1, perSeconds: 60 * 60 }

export async function reportPage(deps: Deps, username: string, report: NewReport, arrival: Arrival) {
  await limitReports(() =>
    transact(deps.db, async (tx) => {
      const page = await holdPage(tx, username)
      requirePublished(page)
      await keepReport({ ...deps, db: tx }, page, report, arrival)
    }),
  )
}

async function keepReport(deps: Deps, { id, username }: ProfileRow, report: NewReport, arrival: Arrival) {
  const now = deps.now()
  const reportId = newId(now)
  if ((await claimKey(deps.db, deps, `report:${id}`, arrival, reportId)) !== reportId) return
  await insertReport(deps.db, {
    id: reportId,
    profileId: id,
    reason: report.reason,
    details: report.details ?? null,
    email: report.email ?? null,
    receivedAt: now,
    // A program gets the same answer, but its report is closed.
    closedAt: arrival.isTrapFilled ? now : null,
  })
  if (arrival.isTrapFilled || (await countHit(deps, REPORT_MAILS, [id])).isOver) return

  const waiting = await countOpenReports(deps.db, id)
  const address = hubAddress(deps.config.siteUrl, { username })
  const desk = `${deps.config.siteUrl}/crm/linkhub`
  const mail = reportMail({ username, address, desk, waiting }, report)
  await enqueueLimitedMail(deps, deps.db, mail, { topic: 'report', subjectId: reportId, note: { username } })
}

/** Locks a page until the transaction ends: others cannot report, decide on or change it meanwhile. */
export async function holdPage(tx: Db, username: string) {
  const found = await findProfileByUsername(tx, username)
  if (found) await lockProfile(tx, found.id)
  const page = found && (await findProfileByUsername(tx, username))
  if (!page) throw profileMissing(username)
  return page
}
