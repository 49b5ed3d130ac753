import type { TaskQuestion } from '@nokshi/contract/crm/tasks.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { countRows, type Db } from '../../database/connect.ts'
import { type PlaceInList, partOfList } from '../../database/part-of-list.ts'

export async function listOpenTasksOf(db: Db, column: 'dealId' | 'contactId', ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('task')
    .select(['id', 'title', 'dueDay'])
    .select((eb) => eb.ref(column).$notNull().as('recordId'))
    .where(column, 'in', ids)
    .where('deletedAt', 'is', null)
    .where('doneAt', 'is', null)
    .execute()
}

/** Tasks that are not in the trash, with the names they are shown with. */
function selectTasks(db: Db) {
  return db
    .selectFrom('task')
    .leftJoin('staff', 'staff.id', 'task.assigneeId')
    .leftJoin('contact', (join) => join.onRef('contact.id', '=', 'task.contactId').on('contact.deletedAt', 'is', null))
    .leftJoin('deal', (join) => join.onRef('deal.id', '=', 'task.dealId').on('deal.deletedAt', 'is', null))
    .leftJoin('company', (join) => join.onRef('company.id', '=', 'task.companyId').on('company.deletedAt', 'is', null))
    .selectAll('task')
    .select([
      'staff.name as assigneeName',
      'contact.name as contactName',
      'deal.title as dealTitle',
      'company.name as companyName',
    ])
    .where('task.deletedAt', 'is', null)
}

export type TaskRow = NonNullable<Awaited<ReturnType<typeof findTask>>>

export function findTask(db: Db, id: string) {
  return selectTasks(db).where('task.id', '=', id).executeTakeFirst()
}

type TaskFilter = Pick<z.infer<typeof TaskQuestion>, 'assignee' | 'contact' | 'deal' | 'company'>

function selectFiltered(db: Db, { assignee, contact, deal, company }: TaskFilter) {
  let query = selectTasks(db)
  if (assignee !== undefined) query = query.where('task.assigneeId', '=', assignee)
  if (contact !== undefined) query = query.where('task.contactId', '=', contact)
  if (deal !== undefined) query = query.where('task.dealId', '=', deal)
  if (company !== undefined) query = query.where('task.companyId', '=', company)
  return query
}

export function countTasks(db: Db, filter: TaskFilter, isDone: boolean) {
  return countRows(selectFiltered(db, filter).where('task.doneAt', isDone ? 'is not' : 'is', null))
}

export async function listTaskIds(db: Db, filter: TaskFilter, isDone: boolean, limit: number) {
  const rows = await selectFiltered(db, filter)
    .clearSelect()
    .select('task.id')
    .where('task.doneAt', isDone ? 'is not' : 'is', null)
    .orderBy('task.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Open tasks with a day, the most overdue first. */
export function listDueTasks(db: Db, filter: TaskFilter, after: PlaceInList | undefined, limit: number) {
  const tasks = selectFiltered(db, filter).where('task.doneAt', 'is', null).where('task.dueDay', 'is not', null)
  return partOfList(tasks, ['task.dueDay', 'task.id'], 'asc', after, limit).execute()
}

/** Open tasks without a day, the oldest first. */
export function listSomedayTasks(db: Db, filter: TaskFilter, afterId: string | undefined, limit: number) {
  return selectFiltered(db, filter)
    .where('task.doneAt', 'is', null)
    .where('task.dueDay', 'is', null)
    .$if(afterId !== undefined, (query) => query.where('task.id', '>', afterId ?? ''))
    .orderBy('task.id')
    .limit(limit)
    .execute()
}

export function listDoneTasks(db: Db, filter: TaskFilter, after: PlaceInList | undefined, limit: number) {
  const tasks = selectFiltered(db, filter).where('task.doneAt', 'is not', null)
  return partOfList(tasks, ['task.doneAt', 'task.id'], 'desc', after, limit).execute()
}

/** Due by this day, of this member or unassigned; within a day those with an hour come last. */
export function listTasksUntil(db: Db, assigneeId: string, day: string, limit: number) {
  return selectTasks(db)
    .where('task.doneAt', 'is', null)
    .where('task.dueDay', '<=', day)
    .where((eb) => eb.or([eb('task.assigneeId', '=', assigneeId), eb('task.assigneeId', 'is', null)]))
    .orderBy('task.dueDay')
    .orderBy(sql`coalesce(task.due_time, '')`)
    .orderBy('task.id')
    .limit(limit)
    .execute()
}

/** Open tasks of these days that have a reminder. */
export function listTasksToRemind(db: Db, fromDay: string, toDay: string) {
  return selectTasks(db)
    .where('doneAt', 'is', null)
    .where('dueDay', '>=', fromDay)
    .where('dueDay', '<=', toDay)
    .where('remindMinutes', 'is not', null)
    .execute()
}

export function listOpenTasks(db: Db, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return selectTasks(db).where('task.id', 'in', ids).where('task.doneAt', 'is', null).execute()
}
