import type { Task } from '@nokshi/contract/timeline.ts'
import { useCallback } from 'react'
import { CrmList } from '../records/crm-list.tsx'
import { EmptyState } from '../records/empty-state.tsx'
import { useParts } from '../records/use-parts.ts'
import { TaskGroups } from './task-groups.tsx'
import { tasksQuery } from './task-lists.ts'
import { useWithTicked } from './task-ticked.ts'

interface TaskOpenProps {
  /** Whose; everybody’s when absent. */
  assigneeId?: string
  empty: { title: string; text: string }
}

export function TaskOpen({ assigneeId, empty }: TaskOpenProps) {
  const parts = useParts(tasksQuery(assigneeId ? { assignee: assigneeId } : {}))
  const tasks = useWithTicked(
    parts.items,
    useCallback((task: Task) => !assigneeId || task.assignee?.id === assigneeId, [assigneeId]),
  )
  return (
    <CrmList parts={{ ...parts, items: tasks }} empty={<EmptyState {...empty} />}>
      <TaskGroups tasks={tasks} level={2} />
    </CrmList>
  )
}
