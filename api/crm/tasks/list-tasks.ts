import type { Task, TaskQuestion } from '@nokshi/contract/crm/tasks.ts'
import type * as z from 'zod'
import type { Db } from '../../database/connect.ts'
import { NumberKey, PAGE_SIZE, readCursor, TextKey, toPage, writeCursor } from '../records/cursor.ts'
import { referenceTo } from '../records/reference.ts'
import { listDoneTasks, listDueTasks, listSomedayTasks, type TaskRow } from './queries.ts'

/** Open ones by day, then those without a day; done ones by when they were done, the newest first. */
export async function listTasks(db: Db, question: z.infer<typeof TaskQuestion>) {
  const { rows, next } = question.show === 'done' ? await pageOfDone(db, question) : await pageOfOpen(db, question)
  return { items: rows.map(presentTask), next }
}

async function pageOfDone(db: Db, question: z.infer<typeof TaskQuestion>) {
  const after = readCursor(question.cursor, NumberKey)
  const rows = await listDoneTasks(db, question, after, PAGE_SIZE + 1)
  return toPage(rows, (row) => writeCursor(row.doneAt ?? 0, row.id))
}

/** The cursor key of a task without a day. */
const SOMEDAY = ''

async function pageOfOpen(db: Db, question: z.infer<typeof TaskQuestion>) {
  const after = readCursor(question.cursor, TextKey)
  const rows = after?.key === SOMEDAY ? [] : await listDueTasks(db, question, after, PAGE_SIZE + 1)
  const room = PAGE_SIZE + 1 - rows.length
  const afterId = after?.key === SOMEDAY ? after.id : undefined
  if (room > 0) rows.push(...(await listSomedayTasks(db, question, afterId, room)))
  return toPage(rows, (row) => writeCursor(row.dueDay ?? SOMEDAY, row.id))
}

export function presentTask(row: TaskRow): Task {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    kind: row.kind,
    dueDay: row.dueDay,
    dueTime: row.dueTime,
    remindMinutes: row.remindMinutes,
    assignee: referenceTo(row.assigneeId, row.assigneeName),
    contact: referenceTo(row.contactId, row.contactName),
    deal: referenceTo(row.dealId, row.dealTitle),
    company: referenceTo(row.companyId, row.companyName),
    doneAt: row.doneAt,
  }
}
