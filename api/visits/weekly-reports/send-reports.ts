import { createHash, randomBytes } from 'node:crypto'
import { EMPTY_WEEKS_MAX } from '@nokshi/contract/visits/weekly-reports.ts'
import { transact } from '../../database/transact.ts'
import { listDeadLinks } from '../../linkhub/link-checks/dead-links.ts'
import { enqueueMail } from '../../outbox/mail.ts'
import { findLastDead } from '../../outbox/outbox.ts'
import type { Deps } from '../../platform/deps.ts'
import { instantOf, zonedTime } from '../../platform/zoned-time.ts'
import { readAnalytics } from '../analytics/read-analytics.ts'
import { claimWeek, type DueReport, listDue, updatePlan, updateStopKey } from './queries.ts'
import { weeklyReportMail } from './report-mail.ts'

const DAY = 24 * 60 * 60 * 1000

/** A server that was down makes up for it; after that the week has told by itself. */
const WORTH_SENDING_MS = 3 * DAY

const AT_ONCE = 50

/** By which the reports about one page to one address are found among the mails. */
export function reportSubject({ id, email }: Pick<DueReport, 'id' | 'email'>) {
  return `letter ${createHash('sha256').update(`${id} ${email}`).digest('base64url')}`
}

/**
 * Writes the reports that are due, each once a week: the week is claimed and the mail enqueued in one
 * transaction, so that neither a crash nor a second process loses or doubles one.
 */
export async function sendWeeklyReports(deps: Deps) {
  const due = await listDue(deps.db, deps.now(), AT_ONCE)
  for (const report of due) await sendReport(deps, report)
  if (due.length > 0) deps.outboxSignal.emit('filled')
}

async function sendReport(deps: Deps, report: DueReport) {
  const { id, timeZone, weekday, nextAt, emptyWeeks: before } = report
  const now = deps.now()
  // After an outage of weeks only the last one is due.
  const dueAt = nextReportAt(timeZone, weekday, now - 7 * DAY)
  const isWanted = now - dueAt < WORTH_SENDING_MS && report.suspendedAt === null && report.emailVerified === 1
  const subjectId = reportSubject(report)
  // Whoever goes on writing to addresses that refuse mail is taken for a spammer.
  const isSent = isWanted && (await findLastDead(deps.db, subjectId)) === undefined
  // The last whole week: of today only some hours are known.
  const analytics = isSent ? await readAnalytics(deps, report, 7, 1) : undefined
  const emptyWeeks = analytics && (analytics.period.visits === 0 ? before + 1 : 0)
  const stopKey = stopKeyOf(report)
  const mail =
    analytics &&
    (emptyWeeks ?? 0) <= EMPTY_WEEKS_MAX &&
    weeklyReportMail(deps, report, analytics, {
      stopKey,
      isLast: emptyWeeks === EMPTY_WEEKS_MAX,
      dead: await listDeadLinks(deps.db, id, now),
    })

  await transact(deps.db, async (tx) => {
    const isFirst = await claimWeek(tx, { profileId: id, week: weekOf(timeZone, dueAt), at: now })
    await updatePlan(tx, id, nextAt, {
      nextAt: nextReportAt(timeZone, weekday, now),
      ...(isFirst && emptyWeeks !== undefined && { emptyWeeks: Math.min(emptyWeeks, EMPTY_WEEKS_MAX + 1) }),
    })
    if (isFirst) await updateStopKey(tx, id, stopKey)
    if (isFirst && mail)
      await enqueueMail(tx, now, mail, { lane: 'other', subjectId, expiresAt: now + WORTH_SENDING_MS })
  })
}

/** Plans from before 0030 have the id of the page, which is no secret; the next report brings another key. */
function stopKeyOf({ id, stopKey }: DueReport) {
  return stopKey === null || stopKey === id ? randomBytes(16).toString('base64url') : stopKey
}

const HOUR = '08:00'

export function nextReportAt(timeZone: string, weekday: number, after: number) {
  const today = zonedTime(timeZone, after).toPlainDate()
  const day = today.add({ days: (weekday - today.dayOfWeek + 7) % 7 })
  const at = instantOf(timeZone, day.toString(), HOUR)
  return at > after ? at : instantOf(timeZone, day.add({ days: 7 }).toString(), HOUR)
}

/** The ISO week of a report: whoever chooses another day still gets one a week. */
function weekOf(timeZone: string, at: number) {
  const { yearOfWeek, weekOfYear } = zonedTime(timeZone, at)
  return `${yearOfWeek}-W${weekOfYear}`
}
