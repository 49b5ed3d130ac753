import { crmTasks } from '@nokshi/content/crm.ts'
import { changed, Reference } from '@nokshi/contract/crm.ts'
import type { Task } from '@nokshi/contract/timeline.ts'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'

const Removed = changed(Reference)

export function TaskTrash({ task, onDone }: { task: Task; onDone: () => void }) {
  const remove = useChange({
    send: () => crmApi.delete(`/api/crm/tasks/${encodeURIComponent(task.id)}`, Removed),
    done: () => crmTasks.removed,
    onDone,
  })
  return (
    <button
      type="button"
      className="crm-quiet-button"
      disabled={remove.isPending}
      onClick={() => remove.mutate()}
    >
      {crmTasks.remove}
    </button>
  )
}
