import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmTasks } from '@nokshi/content/crm/timeline.ts'
import type { Task } from '@nokshi/contract/crm/tasks.ts'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { QuietButton } from '../parts/buttons.tsx'
import { dayInWords, isLate } from '../parts/time.tsx'
import { ChoiceBox, type RowChoice } from '../record-page/bulk.tsx'
import type { RecordAbout } from '../records/about.ts'
import { crmApi, pathOf, useChange } from '../records/crm-api.ts'
import { useMayChange, useMe } from '../staff/crm-me.ts'
import { ChangedTask } from './task-queries.ts'
import './task.css'

interface TaskRowProps {
  task: Task
  /** The record whose page it stands on: no link leads there. */
  about?: RecordAbout
  /** Without it there is nothing to change. */
  onEdit?: (task: Task) => void
  /** While somebody chooses many: then nothing is ticked off. */
  choice?: RowChoice | undefined
}

export function TaskRow({ task, about, onEdit, choice }: TaskRowProps) {
  const me = useMe()
  const mayChange = useMayChange()
  const tick = useTick()
  const { title, kind, dueDay, dueTime, doneAt, assignee } = task
  const isDone = doneAt !== null
  return (
    <li className="task-row stack gap-y-4 gap-x-10" data-done={isDone || undefined}>
      {choice ? (
        <ChoiceBox id={task.id} name={title} choice={choice} />
      ) : (
        <label className="task-tick stack center">
          <input
            className="crm-box"
            type="checkbox"
            aria-label={crmTasks.tick(title)}
            // Until the list is fetched again, and the row leaves it.
            checked={isDone !== (tick.isPending || tick.isSuccess)}
            disabled={!mayChange || tick.isPending}
            onChange={() => tick.mutate(task)}
          />
        </label>
      )}
      <div className="task-words stack min-width-0">
        <span className="task-title strong" dir="auto">
          {title}
        </span>
        <span className="crm-small wrap gap-x-12">
          {kind !== 'todo' && <span>{crmTasks.kinds[kind]}</span>}
          <TaskLinks task={task} about={about} />
          {assignee?.id !== me.id && (
            <span>
              <bdi>{assignee?.name ?? crmFrame.nobody}</bdi>
            </span>
          )}
        </span>
      </div>
      <span className="task-end row">
        {dueDay && (
          <span className={isLate(dueDay) && !isDone ? 'crm-due' : 'crm-small'}>
            {[dayInWords(dueDay), dueTime].filter(Boolean).join(' ')}
          </span>
        )}
        {onEdit && mayChange && !isDone && (
          <QuietButton aria-label={crmTasks.edit(title)} onClick={() => onEdit(task)}>
            <Pencil aria-hidden size={16} />
          </QuietButton>
        )}
      </span>
    </li>
  )
}

function TaskLinks({ task: { contact, company, deal }, about }: Pick<TaskRowProps, 'task' | 'about'>) {
  const known: string[] = about ? Object.values(about) : []
  const links = [
    { kind: 'deal' as const, record: deal },
    { kind: 'contact' as const, record: contact },
    { kind: 'company' as const, record: contact ? null : company },
  ]
  return links.map(
    ({ kind, record }) =>
      record &&
      !known.includes(record.id) && (
        <Link key={kind} to={pathOf({ kind, id: record.id })} dir="auto">
          {record.name}
        </Link>
      ),
  )
}

/** Ticks a task off, or opens it again. */
function useTick() {
  return useChange({
    send: (task: Task) =>
      crmApi('PATCH /api/crm/tasks/{id}', ChangedTask, {
        id: task.id,
        body: { version: task.version, isDone: task.doneAt === null },
      }),
    done: ({ record }) => (record.doneAt === null ? crmTasks.unticked : crmTasks.ticked),
  })
}
