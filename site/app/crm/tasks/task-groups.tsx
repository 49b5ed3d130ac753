import { crmTasks } from '@nokshi/content/crm/timeline.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Task } from '@nokshi/contract/crm/tasks.ts'
import { useState } from 'react'
import type { RowChoice } from '../parts/choice.ts'
import { VirtualRows } from '../parts/virtual-rows.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { inGroups } from './task-queries.ts'
import { TaskRow } from './task-row.tsx'

interface TaskGroupsProps {
  tasks: Task[]
  /** Below which heading of the page they stand. */
  level: 2 | 3
  /** While somebody chooses many. */
  choice?: RowChoice | undefined
}

/** Overdue, today, tomorrow, later, without a day. */
export function TaskGroups({ tasks, level, choice }: TaskGroupsProps) {
  const [edited, setEdited] = useState<Task>()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <>
      {inGroups(tasks).map(({ group, tasks: entries }) => (
        <section key={group} className="column gap-8 task-group" data-group={group}>
          <Heading className="task-group-name">
            {crmTasks.groups[group]} <span className="crm-small figures">{writeCount(entries.length)}</span>
          </Heading>
          <VirtualRows className="crm-rows task-list" items={entries} rowHeight={58}>
            {(task, row) => <TaskRow key={task.id} task={task} onEdit={setEdited} choice={choice} {...row} />}
          </VirtualRows>
        </section>
      ))}
      <TaskDialog task={edited} isOpen={edited !== undefined} onClose={() => setEdited(undefined)} />
    </>
  )
}
