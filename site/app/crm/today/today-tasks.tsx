import { crmToday } from '@nokshi/content/crm/today.ts'
import type { Task } from '@nokshi/contract/timeline.ts'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { addDays, today } from '../records/day.ts'
import { useMe } from '../staff/crm-me.ts'
import { TaskGroups } from '../timeline/task-groups.tsx'
import { useWithTicked } from '../timeline/task-ticked.ts'

/** Overdue, today, tomorrow: mine, and what nobody has taken on. */
export function TodayTasks({ tasks: open }: { tasks: Task[] }) {
  const me = useMe()
  const belongs = useCallback(
    ({ assignee, dueDay }: Task) =>
      (assignee === null || assignee.id === me.id) && dueDay !== null && dueDay <= addDays(today(), 1),
    [me.id],
  )
  const tasks = useWithTicked(open, belongs)
  return (
    <section className="today-part" aria-label={crmToday.tasks.heading}>
      <div className="today-top">
        <h2 className="crm-heading">{crmToday.tasks.heading}</h2>
        <Link to="/crm/tasks" className="crm-way">
          {crmToday.tasks.way}
        </Link>
      </div>
      {tasks.length === 0 ? (
        <p className="today-none">{crmToday.tasks.none}</p>
      ) : (
        <TaskGroups tasks={tasks} level={3} />
      )}
    </section>
  )
}
