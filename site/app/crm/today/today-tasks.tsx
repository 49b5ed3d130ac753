import { crmToday } from '@nokshi/content/crm/today.ts'
import type { Task } from '@nokshi/contract/crm/tasks.ts'
import { useCallback } from 'react'
import { addDays, today } from '../parts/day.ts'
import { useMe } from '../staff/crm-me.ts'
import { TaskGroups } from '../tasks/task-groups.tsx'
import { useWithTicked } from '../tasks/task-ticked.ts'
import { TodayPart } from './today-part.tsx'

/** Overdue, today, tomorrow: mine, and what nobody has taken on. */
export function TodayTasks({ tasks: open }: { tasks: Task[] }) {
  const me = useMe()
  const { heading, link, none } = crmToday.tasks
  const belongs = useCallback(
    ({ assignee, dueDay }: Task) =>
      (assignee === null || assignee.id === me.id) && dueDay !== null && dueDay <= addDays(today(), 1),
    [me.id],
  )
  const tasks = useWithTicked(open, belongs)
  return (
    <TodayPart heading={heading} link={{ to: '/crm/tasks', label: link }} none={tasks.length === 0 && none}>
      <TaskGroups tasks={tasks} level={3} />
    </TodayPart>
  )
}
