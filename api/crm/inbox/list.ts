import type { InboxItem, InboxPage, inboxTabs } from '@nokshi/contract/crm/inbox.ts'
import type { Db } from '../../database/connect.ts'
import { countUnadopted, listUnadopted } from '../../intake/queries.ts'
import { NumberKey, PAGE_SIZE, readCursor, toPage, writeCursor } from '../records/cursor.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { presentItem, presentUnadopted, type ReplyClock } from './item.ts'
import { countTabs, listInboxRows } from './queries.ts'

type Tab = (typeof inboxTabs)[number]

/** One tab of the inbox, with submissions that are not adopted yet. */
export async function listInbox(db: Db, now: number, tab: Tab, cursor: string | undefined): Promise<InboxPage> {
  const last = readCursor(cursor, NumberKey)
  const place = { after: last && { receivedAt: last.key, id: last.id }, isOldestFirst: tab === 'new' }
  const clock = await readReplyClock(db, now)
  const adopted = await listInboxRows(db, tab, place, PAGE_SIZE + 1)
  const waiting = tab === 'new' || tab === 'spam' ? await listUnadopted(db, tab, place, PAGE_SIZE + 1) : []
  const items = [
    ...adopted.map((row) => presentItem(row, clock)),
    ...waiting.map((row) => presentUnadopted(row, clock)),
  ].sort((one, other) => (place.isOldestFirst ? 1 : -1) * compare(one, other))
  const { rows, next } = toPage(items, (item) => writeCursor(item.receivedAt, item.id))
  return { items: rows, next, counts: await countInbox(db), replyGoalMinutes: clock.goalMinutes }
}

function compare(one: InboxItem, other: InboxItem) {
  return one.receivedAt - other.receivedAt || (one.id < other.id ? -1 : 1)
}

export async function readReplyClock(db: Db, now: number): Promise<ReplyClock> {
  const settings = await getStudioSettings(db)
  return { hours: settings, goalMinutes: settings.replyGoalMinutes, now }
}

export async function countInbox(db: Db): Promise<Record<Tab, number>> {
  const counts = { new: 0, taken: 0, closed: 0, spam: 0 }
  for (const { tab, count } of await countTabs(db)) counts[tab] += count
  for (const { status, count } of await countUnadopted(db)) counts[status] += count
  return counts
}
