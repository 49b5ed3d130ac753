import { crmTasks } from '@nokshi/content/crm/timeline.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Task } from '@nokshi/contract/crm/tasks.ts'
import { useState } from 'react'
import type { RowChoice } from '../record-page/bulk.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { inGroups } from './task-queries.ts'
import { TaskRow } from './task-row.tsx'

interface TaskGroupsProps {
  tasks: Task[]
  /** Below which heading of the page they stand. */
  level: 2 | 3
  choice?: RowChoice | undefined
}

export function TaskGroups({ tasks, level, choice }: TaskGroupsProps) {
  const [edited, setEdited] = useState<Task>()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <>
      {level === 2 && (
        <div className="task-heads crm-small" aria-hidden>
          <span>{crmTasks.fields.title}</span>
          <span>{crmTasks.about}</span>
          <span>{crmTasks.fields.due}</span>
        </div>
      )}
      {inGroups(tasks).map(({ group, tasks: entries }) => (
        <section key={group} className="column gap-8 task-group" data-group={group}>
          <Heading className="task-group-name">
            {crmTasks.groups[group]} <span className="crm-small figures">{writeCount(entries.length)}</span>
          </Heading>
          <ul className="lined-list task-list stack card">
            {entries.map((task) => (
              <TaskRow key={task.id} task={task} onEdit={setEdited} choice={choice} />
            ))}
          </ul>
        </section>
      ))}
      <TaskDialog task={edited} isOpen={edited !== undefined} onClose={() => setEdited(undefined)} />
    </>
  )
}
