import * as z from 'zod'
import type { Db } from '../../database/connect.ts'
import { newId } from '../../platform/ids.ts'
import { insertNotices, type NoticeRow } from './queries.ts'

interface Change {
  changeId: string
  kind: string
  actorId: string | null
}

/** In the transaction of the change. Nobody is told of an undo: who had it before was never told that it was gone. */
export async function writeNotices(
  tx: Db,
  now: number,
  { changeId, kind, actorId }: Change,
  touched: Parameters<typeof noticesOf>[0],
) {
  if (kind === 'undone') return
  const stamps = { changeId, actorId, createdAt: now, readAt: null, mailedAt: null }
  const notices = noticesOf(touched, actorId).map((notice) => ({ id: newId(now), ...notice, ...stamps }))
  await insertNotices(tx, notices)
}

/** About a mail: to whoever has the conversation that a client went on with, or wrote what came back. */
export async function writeMailNotice(
  tx: Db,
  now: number,
  { activityId, ...to }: { kind: 'answered' | 'bounced'; staffId: string; activityId: string; changeId: string },
) {
  const about = { recordKind: 'activity', recordId: activityId, recordCount: 1 } as const
  const stamps = { actorId: null, createdAt: now, readAt: null, mailedAt: null }
  await insertNotices(tx, [{ id: newId(now), ...to, ...about, ...stamps }])
}

type Row = Record<string, string | number | null>

/** A row as the journal noted it: `before` is null for a new one, else both hold what differs. */
interface TouchedRow {
  table: string
  id: string
  before: Row | null
  after: Row | null
}

type NewNotice = Pick<NoticeRow, 'staffId' | 'kind' | 'recordKind' | 'recordId' | 'recordCount'>

/** The column that says whose it is. */
const holders = {
  deal: { column: 'ownerId', recordKind: 'deal' },
  task: { column: 'assigneeId', recordKind: 'task' },
  triage: { column: 'takenBy', recordKind: 'submission' },
} as const

/** Who is told about a change: whoever got something from somebody else, and whoever is named in a note. */
function noticesOf(touched: TouchedRow[], actorId: string | null): NewNotice[] {
  const notices = new Map<string, NewNotice>()
  for (const { kind, recordKind, recordId, staffId } of touched.flatMap(concerned)) {
    if (staffId === actorId) continue
    const key = `${staffId} ${kind} ${recordKind}`
    const recordCount = (notices.get(key)?.recordCount ?? 0) + 1
    notices.set(key, { recordId, ...notices.get(key), staffId, kind, recordKind, recordCount })
  }
  return [...notices.values()]
}

function concerned({ table, id, before, after }: TouchedRow): Omit<NewNotice, 'recordCount'>[] {
  if (!after) return []
  if (table === 'activity') {
    const known = mentionsIn(before?.payload)
    const named = mentionsIn(after.payload).filter((staffId) => !known.includes(staffId))
    return named.map((staffId) => ({ kind: 'mentioned', recordKind: 'activity', recordId: id, staffId }))
  }
  if (table !== 'deal' && table !== 'task' && table !== 'triage') return []
  const { column, recordKind } = holders[table]
  const staffId = after[column]
  if (typeof staffId !== 'string' || staffId === before?.[column]) return []
  return [{ kind: 'assigned', recordKind, recordId: id, staffId }]
}

const Payload = z.object({ mentions: z.string() })

function mentionsIn(payload: Row[string] | undefined) {
  if (typeof payload !== 'string') return []
  return Payload.safeParse(JSON.parse(payload)).data?.mentions.split(' ').filter(Boolean) ?? []
}
