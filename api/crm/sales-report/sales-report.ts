import type { Currency } from '@nokshi/contract/crm/records.ts'
import type { ReportLine, ReportQuestion } from '@nokshi/contract/crm/sales-report.ts'
import type { Db } from '../../database/connect.ts'
import { type PlaceInList, partOfList } from '../../database/part-of-list.ts'
import { readOrigin } from '../../intake/payload.ts'
import type { Deps } from '../../platform/deps.ts'
import { DAY, zonedTime } from '../../platform/zoned-time.ts'
import { convert, multiply, type RateBook } from '../deals/money.ts'
import { amountOf } from '../deals/present-deal.ts'
import { getRateBook } from '../deals/rate-queries.ts'
import { listStaff } from '../staff/queries.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'

/** Read in parts, because each has the whole text of a form. */
const AT_ONCE = 500

interface Tally extends Pick<ReportLine, 'enquiries' | 'answeredInADay' | 'won' | 'lost'> {
  minor: bigint
  reasons: Map<string, number>
}

/** By when they came in, from the first month that has some. A deal counts once, with the first enquiry that became it. */
export async function readSalesReport({ db, now }: Pick<Deps, 'db' | 'now'>, question: ReportQuestion) {
  const { timeZone, baseCurrency } = await getStudioSettings(db)
  const book = await getRateBook(db)
  const thisMonth = zonedTime(timeZone, now()).with({ day: 1 }).startOfDay()
  const months = Array.from({ length: Number(question.months) }, (_, back) => thisMonth.subtract({ months: back }))
  const since = months.at(-1)?.epochMilliseconds ?? now()
  const tallies = new Map<string, Tally>()
  if (question.by === 'month') for (const month of months.reverse()) tallies.set(monthOf(month), emptyTally())
  const seen = new Set<string>()
  for (let rows = await listEnquiries(db, since, undefined); rows.length > 0; ) {
    for (const row of rows) {
      const key = question.by === 'month' ? monthOf(zonedTime(timeZone, row.receivedAt)) : keyOf(row, question.by)
      const tally = tallies.get(key) ?? emptyTally()
      tallies.set(key, tally)
      add(tally, row, seen, baseCurrency, book)
    }
    const last = rows.at(-1)
    rows = await listEnquiries(db, since, last && { key: last.receivedAt, id: last.id })
  }
  const staff = new Map((await listStaff(db)).map(({ id, name }) => [id, name]))
  const lines = [...tallies].map(([key, tally]) => present(key, tally, staff.get(key) ?? null, baseCurrency))
  return question.by === 'month'
    ? lines.slice(lines.findIndex(({ enquiries }) => enquiries > 0))
    : lines.sort((one, other) => other.enquiries - one.enquiries || other.won - one.won)
}

function keyOf(row: EnquiryRow, by: Exclude<ReportQuestion['by'], 'month'>) {
  if (by === 'form') return row.form
  if (by === 'colleague') return row.ownerId ?? row.takenBy ?? ''
  const { page, campaign } = readOrigin(row) ?? {}
  return (by === 'page' ? page : campaign) ?? ''
}

function monthOf(time: Temporal.ZonedDateTime) {
  return time.toPlainDate().toString().slice(0, 7)
}

function emptyTally(): Tally {
  return { enquiries: 0, answeredInADay: 0, won: 0, lost: 0, minor: 0n, reasons: new Map() }
}

function add(tally: Tally, row: EnquiryRow, seen: Set<string>, base: Currency, book: RateBook) {
  tally.enquiries++
  if (row.firstReplyAt !== null && row.firstReplyAt - row.receivedAt <= DAY) tally.answeredInADay++
  if (!row.dealId && row.tab === 'closed' && row.closedHow === 'declined') lose(tally, row.closedReason)
  if (!row.dealId || seen.has(row.dealId)) return
  seen.add(row.dealId)
  if (row.stageKind === 'won') {
    tally.won++
    tally.minor += worthOf(row, base, book)
  }
  if (row.stageKind === 'lost') lose(tally, row.lostReason)
}

function lose(tally: Tally, reason: string | null) {
  tally.lost++
  tally.reasons.set(reason ?? '', (tally.reasons.get(reason ?? '') ?? 0) + 1)
}

/** At the rate of the day it was won, unless the studio counts in another currency since. */
function worthOf({ amountMinor, currency, rateToBase, rateBase }: EnquiryRow, base: Currency, book: RateBook) {
  const amount = amountOf({ amountMinor, currency })
  if (!amount) return 0n
  const minor = BigInt(amount.minor)
  return rateToBase !== null && rateBase === base
    ? multiply(minor, rateToBase)
    : convert(minor, book, amount.currency, base)
}

function present(key: string, { minor, reasons, ...tally }: Tally, name: string | null, base: Currency): ReportLine {
  const lostBecause = [...reasons].map(([reason, count]) => ({ reason, count }))
  return {
    ...{ key, name, ...tally },
    amount: { minor: Number(minor), currency: base },
    lostBecause: lostBecause.sort((one, other) => other.count - one.count),
  }
}

type EnquiryRow = Awaited<ReturnType<typeof listEnquiries>>[number]

/** Enquiries without spam, the oldest first, with the deal that came of each. */
function listEnquiries(db: Db, since: number, after: PlaceInList | undefined) {
  const enquiries = db
    .selectFrom('triage')
    .innerJoin('submission', 'submission.id', 'triage.id')
    .leftJoin('deal', (join) => join.onRef('deal.id', '=', 'triage.dealId').on('deal.deletedAt', 'is', null))
    .leftJoin('stage', 'stage.id', 'deal.stageId')
    .select(['triage.id', 'triage.receivedAt', 'triage.firstReplyAt', 'triage.takenBy'])
    .select(['triage.tab', 'triage.closedHow', 'triage.closedReason'])
    .select(['submission.form', 'submission.payload', 'deal.id as dealId', 'deal.ownerId', 'deal.lostReason'])
    .select(['deal.amountMinor', 'deal.currency', 'deal.rateToBase', 'deal.rateBase', 'stage.kind as stageKind'])
    .where('triage.tab', '!=', 'spam')
    .where('triage.receivedAt', '>=', since)
  return partOfList(enquiries, ['triage.receivedAt', 'triage.id'], 'asc', after, AT_ONCE).execute()
}
