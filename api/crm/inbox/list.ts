import type { InboxItem, InboxPage, InboxQuestion, inboxTabs } from '@nokshi/contract/crm/inbox.ts'
import type * as z from 'zod'
import type { Db } from '../../database/connect.ts'
import { countUnadopted, listUnadopted, type SubmissionRow } from '../../intake/queries.ts'
import { parseSubmission } from '../adoption/read-submission.ts'
import { NumberKey, PAGE_SIZE, readCursor, toPage, writeCursor } from '../records/cursor.ts'
import { referenceTo } from '../records/reference.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { afterWorkingMinutes, type WorkingHours, workingMinutes } from '../staff/studio/working-time.ts'
import { excerptOf } from './fields.ts'
import { type InboxFilter, toFilter } from './filters.ts'
import { countTabs, type InboxRow, listInboxRows } from './queries.ts'

type Tab = (typeof inboxTabs)[number]

/** One tab of the inbox, with submissions that are not adopted yet. */
export async function listInbox(db: Db, now: number, question: z.infer<typeof InboxQuestion>): Promise<InboxPage> {
  const { tab } = question
  const last = readCursor(question.cursor, NumberKey)
  const filter = toFilter(db, question)
  const place = { after: last, isOldestFirst: tab === 'new' }
  const clock = await readReplyClock(db, now)
  const adopted = await listInboxRows(db, tab, place, PAGE_SIZE + 1, filter?.adopted)
  const waiting =
    tab === 'new' || tab === 'spam' ? await listUnadopted(db, tab, place, PAGE_SIZE + 1, filter?.unadopted) : []
  const items = [
    ...adopted.map((row) => presentItem(row, clock)),
    ...waiting.map((row) => presentUnadopted(row, clock)),
  ].sort((one, other) => (place.isOldestFirst ? 1 : -1) * compare(one, other))
  const { rows, next } = toPage(items, (item) => writeCursor(item.receivedAt, item.id))
  return { items: rows, next, counts: await countInbox(db, filter), replyGoalMinutes: clock.goalMinutes }
}

function compare(one: InboxItem, other: InboxItem) {
  return one.receivedAt - other.receivedAt || (one.id < other.id ? -1 : 1)
}

export async function readReplyClock(db: Db, now: number): Promise<ReplyClock> {
  const settings = await getStudioSettings(db)
  return { hours: settings, goalMinutes: settings.replyGoalMinutes, now }
}

export async function countInbox(db: Db, filter?: InboxFilter): Promise<Record<Tab, number>> {
  const counts = { new: 0, taken: 0, closed: 0, spam: 0 }
  for (const { tab, count } of await countTabs(db, filter?.adopted)) counts[tab] += count
  for (const { status, count } of await countUnadopted(db, filter?.unadopted)) counts[status] += count
  return counts
}

export interface ReplyClock {
  hours: WorkingHours
  goalMinutes: number
  now: number
}

export function presentItem(row: InboxRow, clock: ReplyClock): InboxItem {
  return {
    ...presentSubmission(row),
    ...timesOf(row, row.firstReplyAt, clock),
    tab: row.tab,
    takenBy: referenceTo(row.takenBy, row.takenByName),
    takenAt: row.takenAt,
    firstReplyAt: row.firstReplyAt,
    contact: referenceTo(row.contactId, row.contactName),
    isContactInTrash: row.contactDeletedAt !== null,
    deal: referenceTo(row.dealId, row.dealTitle),
  }
}

/** A submission that is not adopted yet: it has just arrived, or adoption has failed. */
export function presentUnadopted(row: SubmissionRow, clock: ReplyClock): InboxItem {
  const nothing = {
    ...{ takenBy: null, takenAt: null, firstReplyAt: null },
    ...{ contact: null, isContactInTrash: false, deal: null },
  }
  return { ...presentSubmission(row), ...timesOf(row, null, clock), ...nothing, tab: row.status }
}

function presentSubmission(row: SubmissionRow) {
  const { id, reference, form, name, receivedAt, timesSent } = row
  const parsed = form === 'lead' ? parseSubmission(row) : undefined
  const isContactUnreadable = parsed !== undefined && !parsed.email && !parsed.phone
  return { id, reference, form, name, excerpt: excerptOf(row), receivedAt, timesSent, isContactUnreadable }
}

function timesOf({ receivedAt }: SubmissionRow, firstReplyAt: number | null, clock: ReplyClock) {
  const { hours, goalMinutes, now } = clock
  return {
    waitedMinutes: workingMinutes(hours, receivedAt, firstReplyAt ?? now),
    replyDueAt: afterWorkingMinutes(hours, receivedAt, goalMinutes),
  }
}
