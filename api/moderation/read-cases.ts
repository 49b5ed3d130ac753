import { REPORT_CASES_MAX, type Report, type ReportList, type ReportQuestion } from '@nokshi/contract/moderation.ts'
import { isAtLeast, type Role } from '@nokshi/contract/roles.ts'
import type * as z from 'zod'
import { dayIn } from '../linkhub/registrations/present-registrations.ts'
import { countToCheck } from '../linkhub/registrations/queries.ts'
import type { Deps } from '../platform/deps.ts'
import { DAY } from '../platform/zoned-time.ts'
import { countOpenReports, countReportsOf, listCases, listNewestOfCases } from './queries.ts'

/** The newest reports of a page are enough to decide. */
const READ_OF_EACH = 20

/** Grouped by page, so that many reports about one do not hide reports about others. */
export async function readCases(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { state }: z.infer<typeof ReportQuestion>,
  reader: Role,
): Promise<ReportList> {
  const cases = await listCases(db, state, REPORT_CASES_MAX, now() - DAY)
  const pages = [...new Set(cases.map(({ profileId }) => profileId))]
  const ofPage = await countReportsOf(db, pages)
  const newest = Map.groupBy(await listNewestOfCases(db, state, pages, READ_OF_EACH), keyOf)
  return {
    waiting: await countOpenReports(db),
    cases: cases.map((found) => ({
      username: found.username,
      name: found.name,
      isSuspended: found.suspendedAt !== null,
      decidedAt: found.closedAt,
      count: found.count,
      since: found.since,
      ofPage: ofPage.get(found.profileId) ?? found.count,
      ...(found.paymentChangedAt !== null && { paymentChangedAt: found.paymentChangedAt }),
      reports: (newest.get(keyOf(found)) ?? []).map((report) => presentReport(report, reader)),
    })),
  }
}

function keyOf({ profileId, closedAt }: { profileId: string; closedAt: number | null }) {
  return `${profileId} ${closedAt}`
}

function presentReport({ id, reason, details, email, receivedAt }: Report, reader: Role): Report {
  return { id, reason, details, receivedAt, ...(isAtLeast(reader, 'member') && { email }) }
}

/** Reports to review and registrations to check. */
export async function countToReview({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return (await countOpenReports(db)) + (await countToCheck(db, dayIn('UTC', now())))
}
