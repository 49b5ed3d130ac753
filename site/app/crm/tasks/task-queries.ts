import { changed, pageOf } from '@nokshi/contract/crm/records.ts'
import { type TaskQuestion as Question, Task, TaskTotals } from '@nokshi/contract/crm/tasks.ts'
import type * as z from 'zod'
import { addDays, today } from '../parts/time.tsx'
import { crmApi, crmQuery } from '../records/crm-api.ts'
import { infiniteListQuery } from '../records/crm-queries.ts'

export const ChangedTask = changed(Task)

export type TaskQuestion = Omit<z.input<typeof Question>, 'cursor'>

/** Open ones by their day, those without one last; done ones the newest first. */
export function tasksQuery(question: TaskQuestion) {
  return infiniteListQuery('tasks', { ...question }, (query) => crmApi('GET /api/crm/tasks', pageOf(Task), { query }))
}

export function taskTotalsQuery(question: TaskQuestion) {
  return crmQuery(['tasks', 'totals', question], () =>
    crmApi('GET /api/crm/tasks/totals', TaskTotals, { query: { ...question } }),
  )
}

const taskGroups = ['overdue', 'today', 'tomorrow', 'later', 'someday'] as const
type TaskGroup = (typeof taskGroups)[number]

function groupOf({ dueDay }: Pick<Task, 'dueDay'>, now = today()): TaskGroup {
  if (dueDay === null) return 'someday'
  if (dueDay <= now) return dueDay < now ? 'overdue' : 'today'
  return dueDay === addDays(now, 1) ? 'tomorrow' : 'later'
}

export function inGroups(tasks: Task[], now = today()) {
  return taskGroups
    .map((group) => ({ group, tasks: tasks.filter((task) => groupOf(task, now) === group).sort(byDay) }))
    .filter((entry) => entry.tasks.length > 0)
}

/** Those without a day last; of a day, those with an hour last, in order. */
function byDay(one: Task, other: Task) {
  const [oneKey, otherKey] = [one, other].map(({ dueDay, dueTime, id }) => `${dueDay ?? '~'} ${dueTime ?? ''} ${id}`)
  return (oneKey ?? '') < (otherKey ?? '') ? -1 : 1
}
