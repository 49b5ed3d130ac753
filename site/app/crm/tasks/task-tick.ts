import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmTasks } from '@nokshi/content/crm/timeline.ts'
import type { Task } from '@nokshi/contract/crm/tasks.ts'
import { notifyWithAction } from '../../ui/notices/notify.ts'
import { crmApi } from '../records/crm-api.ts'
import { undo, useChange } from '../records/use-change.ts'
import { ChangedTask } from './task-queries.ts'
import { forgetTicked, rememberTicked } from './task-ticked.ts'

/** Ticks a task off, or opens it again. It is shown at once, and taken back when the server says no. */
export function useTick() {
  return useChange({
    send: (task: Task) =>
      crmApi('PATCH /api/crm/tasks/{id}', ChangedTask, {
        id: task.id,
        body: { version: task.version, isDone: task.doneAt === null },
      }),
    begin(task) {
      if (task.doneAt !== null) return undefined
      rememberTicked({ ...task, doneAt: Date.now() })
      return () => forgetTicked(task.id)
    },
    done: (_, task) => (task.doneAt === null ? undefined : crmTasks.unticked),
    onDone({ record, changeId }) {
      if (record.doneAt === null) return forgetTicked(record.id)
      rememberTicked(record)
      notifyWithAction(crmTasks.ticked, {
        label: crmFrame.undo,
        onPress: () => undoTick(record.id, changeId),
      })
    },
  })
}

async function undoTick(id: string, changeId: string) {
  await undo(changeId)
  forgetTicked(id)
}
