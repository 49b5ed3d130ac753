import { crmTasks } from '@nokshi/content/crm.ts'
import { CrmList } from '../records/crm-list.tsx'
import { EmptyState } from '../records/empty-state.tsx'
import { useParts } from '../records/use-parts.ts'
import { tasksQuery } from './task-lists.ts'
import { TaskRow } from './task-row.tsx'

/** What everybody has ticked off; unticking opens it again. */
export function TaskDone() {
  const parts = useParts(tasksQuery({ show: 'done' }))
  return (
    <CrmList parts={parts} empty={<EmptyState {...crmTasks.empty.done} />}>
      <ul className="crm-rows task-list">
        {parts.items.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
    </CrmList>
  )
}
