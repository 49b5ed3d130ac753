import { crmTasks } from '@nokshi/content/crm/timeline.ts'
import type { NewTask, Task } from '@nokshi/contract/crm/tasks.ts'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { TaskForm } from './task-form.tsx'

interface TaskDialogProps {
  /** The one to change; without it a new one is made. */
  task?: Task | undefined
  /** What a new one is about. */
  about?: Pick<NewTask, 'contactId' | 'companyId' | 'dealId'>
  isOpen: boolean
  onClose: () => void
}

export function TaskDialog({ task, about, isOpen, onClose }: TaskDialogProps) {
  return (
    <CrmDialog title={task ? crmTasks.editTitle : crmTasks.addTitle} isOpen={isOpen} onClose={onClose}>
      <TaskForm key={task ? `${task.id} ${task.version}` : 'new'} task={task} about={about} onEnd={onClose} />
    </CrmDialog>
  )
}
