import type { InboxPage, inboxTabs } from '@nokshi/contract/inbox.ts'
import type { Db } from '../../database/connect.ts'
import { countUnadopted, listUnadopted } from '../../intake/queries.ts'
import { getStudioSettings } from '../../staff/studio.ts'
import { NumberKey, PAGE_SIZE, readCursor, toPage, writeCursor } from '../records/cursor.ts'
import { presentItem, presentUnadopted } from './item.ts'
import { type Before, countTabs, listInboxRows } from './queries.ts'

type Tab = (typeof inboxTabs)[number]

/** A tab of the inbox. Nothing that came in is ever missing from it, also while it waits to be taken in. */
export async function listInbox(db: Db, tab: Tab, cursor: string | undefined): Promise<InboxPage> {
  const last = readCursor(cursor, NumberKey)
  const before = last && { receivedAt: last.key, id: last.id }
  const adopted = await listInboxRows(db, tab, before, PAGE_SIZE + 1)
  const items = [...adopted.map(presentItem), ...(await listWaiting(db, tab, before))].sort(
    (one, other) => other.receivedAt - one.receivedAt || (one.id < other.id ? 1 : -1),
  )
  const { rows, next } = toPage(items, (item) => writeCursor(item.receivedAt, item.id))
  const { replyGoalMinutes } = await getStudioSettings(db)
  return { items: rows, next, counts: await countInbox(db), replyGoalMinutes }
}

async function listWaiting(db: Db, tab: Tab, before: Before | undefined) {
  if (tab !== 'new' && tab !== 'spam') return []
  const waiting = await listUnadopted(db, tab, before, PAGE_SIZE + 1)
  return waiting.map(presentUnadopted)
}

export async function countInbox(db: Db): Promise<Record<Tab, number>> {
  const counts = { new: 0, taken: 0, closed: 0, spam: 0 }
  for (const { tab, count } of await countTabs(db)) counts[tab] += count
  for (const { status, count } of await countUnadopted(db)) counts[status] += count
  return counts
}
