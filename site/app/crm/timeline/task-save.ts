import { crmTasks } from '@nokshi/content/crm.ts'
import { changed } from '@nokshi/contract/crm.ts'
import { type NewTask, Task } from '@nokshi/contract/timeline.ts'
import { useState } from 'react'
import { ApiProblem } from '../../platform/api.ts'
import { crmApi, isOvertaken } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'

const Changed = changed(Task)

interface Refused {
  sentence: string
  errors: Record<string, string>
}

const NOTHING: Refused = { sentence: '', errors: {} }

/** Adds a task, or changes this one; what the server refuses is said in the form. */
export function useSaveTask(task: Task | undefined, onDone: () => void) {
  const [refused, setRefused] = useState(NOTHING)
  const { mutate, isPending } = useChange({
    send: (wish: NewTask) =>
      task
        ? crmApi.patch(
            `/api/crm/tasks/${encodeURIComponent(task.id)}`,
            { version: task.version, ...wish },
            Changed,
          )
        : crmApi.post('/api/crm/tasks', wish, Changed),
    begin() {
      setRefused(NOTHING)
      return undefined
    },
    done: () => (task ? crmTasks.saved : crmTasks.added),
    onDone,
    onFault(fault) {
      if (!(fault instanceof ApiProblem)) return false
      setRefused(refusalOf(fault))
      return true
    },
  })
  return { mutate, isPending, refusal: refused.sentence, errors: refused.errors }
}

function refusalOf(fault: ApiProblem): Refused {
  const { sentence, fields } = fault
  if (isOvertaken(fault)) return { sentence: crmTasks.conflict, errors: {} }
  return { sentence: Object.keys(fields).length > 0 ? '' : sentence, errors: fields }
}
