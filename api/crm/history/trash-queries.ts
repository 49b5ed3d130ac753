import type { TrashItem } from '@nokshi/contract/crm/history.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { NumberKey, PAGE_SIZE, readCursor, toPage, writeCursor } from '../records/cursor.ts'

export const trashKinds = ['contact', 'company', 'deal', 'task', 'contentEntry'] as const
export type TrashKind = (typeof trashKinds)[number]

type TrashRow = ReturnType<typeof TrashItem.parse>

/** The newest first: reads a page of each kind and keeps one page of all. */
export async function listTrashPage(db: Db, cursor: string | undefined) {
  const after = readCursor(cursor, NumberKey)
  const isFurther = after ? sql`and (deleted_at, id) < (${after.key}, ${after.id})` : sql``
  const found: TrashRow[] = []
  for (const kind of trashKinds) {
    const { rows } = await sql<Omit<TrashRow, 'kind'>>`
      select id, ${titles[kind]} as title, deleted_at from ${sql.table(kind)}
      where deleted_at is not null ${stillOne[kind]} ${isFurther}
      order by deleted_at desc, id desc limit ${PAGE_SIZE + 1}`.execute(db)
    found.push(...rows.map(({ id, title, deletedAt }) => ({ kind, id, title, deletedAt })))
  }
  found.sort((one, other) => other.deletedAt - one.deletedAt || (one.id < other.id ? 1 : -1))
  return toPage(found, (row) => writeCursor(row.deletedAt, row.id))
}

const titles = { contact: sql`name`, company: sql`name`, deal: sql`title`, task: sql`title`, contentEntry: sql`title` }

/** A merged record is not trash: its address redirects. */
const unmerged = sql`and merged_into_id is null`
const stillOne = {
  contact: unmerged,
  company: unmerged,
  deal: sql``,
  task: sql``,
  activity: sql``,
  contentEntry: sql``,
}

export async function listOldTrash(db: Db, kind: TrashKind | 'activity', before: number, limit: number) {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind)} where deleted_at < ${before} ${stillOne[kind]}
    order by deleted_at, id limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
