import { crmFrame, crmTasks } from '@nokshi/content/crm.ts'
import type { Reference } from '@nokshi/contract/crm.ts'
import { type NewTask, type Task, taskKinds } from '@nokshi/contract/timeline.ts'
import { type FormEvent, useState } from 'react'
import { SubmitButton } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { PersonField } from '../people/person-field.tsx'
import { DayField } from '../records/day-field.tsx'
import { RecordField } from '../records/record-field.tsx'
import { useMe } from '../staff/crm-me.ts'
import { TaskDealField } from './task-deal-field.tsx'
import { useSaveTask } from './task-save.ts'
import { TaskTrash } from './task-trash.tsx'

interface TaskFormProps {
  task?: Task
  about?: Pick<NewTask, 'contactId' | 'companyId' | 'dealId'>
  onEnd: () => void
}

const words = crmTasks.fields

export function TaskForm({ task, about, onEnd }: TaskFormProps) {
  const me = useMe()
  const [title, setTitle] = useState(task?.title ?? '')
  const [kind, setKind] = useState(task?.kind ?? 'todo')
  const [dueDay, setDueDay] = useState(task?.dueDay ?? null)
  const [assigneeId, setAssigneeId] = useState(task ? (task.assignee?.id ?? null) : me.id)
  const [contact, setContact] = useState<Reference | null>(task?.contact ?? null)
  const [dealId, setDealId] = useState(task?.deal?.id ?? null)
  const save = useSaveTask(task, onEnd)
  const isAboutGiven = about !== undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    const links = isAboutGiven ? about : { contactId: contact?.id ?? null, dealId }
    save.mutate({ title, kind, dueDay, assigneeId, ...links })
  }

  return (
    <form className="form" noValidate onSubmit={submit}>
      {save.refusal && (
        <p role="alert" className="crm-failed">
          {save.refusal}
        </p>
      )}
      <TextField
        label={words.title}
        maxLength={200}
        autoFocus
        autoComplete="off"
        value={title}
        error={save.errors.title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <DayField label={words.due} value={dueDay} onChange={setDueDay} />
      <div className="task-pair">
        <PersonField label={words.assignee} value={assigneeId} onChange={setAssigneeId} />
        <SelectField
          label={words.kind}
          placeholder={crmTasks.kinds.todo}
          choices={taskKinds
            .filter((known) => known !== 'todo')
            .map((known) => ({ value: known, label: crmTasks.kinds[known] }))}
          value={kind === 'todo' ? '' : kind}
          onChange={({ target }) => setKind(taskKinds.find((known) => known === target.value) ?? 'todo')}
        />
      </div>
      {!isAboutGiven && (
        <>
          <RecordField
            kind="contact"
            label={words.contact}
            value={contact}
            onChange={(choice) => {
              setContact(choice?.id ? { id: choice.id, name: choice.name } : null)
              setDealId(null)
            }}
          />
          <TaskDealField
            contactId={contact?.id ?? null}
            known={task?.deal}
            value={dealId}
            onChange={setDealId}
          />
        </>
      )}
      <div className="crm-actions">
        <SubmitButton isBusy={save.isPending} busyLabel={crmFrame.saving}>
          {crmFrame.save}
        </SubmitButton>
        {task && <TaskTrash task={task} onDone={onEnd} />}
      </div>
    </form>
  )
}
