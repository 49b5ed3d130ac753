import { crmTasks } from '@nokshi/content/crm/timeline.ts'
import { changed, Reference } from '@nokshi/contract/crm/records.ts'
import { NewTask, remindMinutes as reminders, type Task, taskKinds } from '@nokshi/contract/crm/tasks.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField, TextField } from '../../ui/fields/field.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { DayField } from '../parts/day-field.tsx'
import { ColleagueField } from '../record-page/colleague-field.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi, isConflict } from '../records/crm-api.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { RecordField } from '../records/record-field.tsx'
import { useCrmForm } from '../records/use-crm-form.ts'
import { useMe } from '../staff/crm-me.ts'
import { ChangedTask } from './task-queries.ts'

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

interface TaskFormProps {
  task?: Task
  about?: Pick<NewTask, 'contactId' | 'companyId' | 'dealId'>
  onEnd: () => void
}

const labels = crmTasks.fields
const Removed = changed(Reference)

function TaskForm({ task, about, onEnd }: TaskFormProps) {
  const me = useMe()
  const [dueDay, setDueDay] = useState(task?.dueDay ?? null)
  const [dueTime, setDueTime] = useState(task?.dueTime ?? '')
  const [assigneeId, setAssigneeId] = useState(task ? (task.assignee?.id ?? null) : me.id)
  const [contact, setContact] = useState<Reference | null>(task?.contact ?? null)
  const [dealId, setDealId] = useState(task?.deal?.id ?? null)
  const links = about ?? { contactId: contact?.id ?? null, dealId }
  const form = useCrmForm({
    schema: NewTask,
    read: ({ title, kind, remindMinutes }) => ({
      ...{ title, kind: kind || 'todo', dueDay, assigneeId, ...links },
      dueTime: (dueDay && dueTime) || null,
      remindMinutes: dueDay && dueTime && remindMinutes ? Number(remindMinutes) : null,
    }),
    send: (input) =>
      task
        ? crmApi('PATCH /api/crm/tasks/{id}', ChangedTask, { id: task.id, body: { version: task.version, ...input } })
        : crmApi('POST /api/crm/tasks', ChangedTask, { body: input }),
    done: () => (task ? crmTasks.saved : crmTasks.added),
    onDone: onEnd,
    onError: isConflict,
  })
  return (
    <CrmForm
      form={form}
      className="form"
      beside={
        task && (
          <ChangeButton
            send={() => crmApi('DELETE /api/crm/tasks/{id}', Removed, { id: task.id })}
            done={() => crmTasks.removed}
            onDone={onEnd}
          >
            {crmTasks.remove}
          </ChangeButton>
        )
      }
    >
      {isConflict(form.error) && (
        <p role="alert" className="crm-failed row cloth">
          {crmTasks.conflict}
        </p>
      )}
      <TextField
        {...form.field('title')}
        label={labels.title}
        maxLength={200}
        autoFocus
        autoComplete="off"
        defaultValue={task?.title}
      />
      <DayField label={labels.due} value={dueDay} onChange={setDueDay} />
      {dueDay && (
        <div className="crm-pair">
          <TextField
            {...form.field('dueTime')}
            label={labels.hour}
            type="time"
            value={dueTime}
            onChange={({ target }) => setDueTime(target.value)}
          />
          <SelectField
            {...form.field('remindMinutes')}
            label={labels.reminder}
            placeholder={labels.noReminder}
            disabled={!dueTime}
            choices={reminders.map((minutes) => ({ value: String(minutes), label: crmTasks.reminders[minutes] }))}
            defaultValue={task?.remindMinutes?.toString()}
          />
        </div>
      )}
      <div className="crm-pair">
        <ColleagueField label={labels.assignee} value={assigneeId} onChange={setAssigneeId} />
        <SelectField
          {...form.field('kind')}
          label={labels.kind}
          placeholder={crmTasks.kinds.todo}
          choices={taskKinds
            .filter((known) => known !== 'todo')
            .map((known) => ({ value: known, label: crmTasks.kinds[known] }))}
          defaultValue={task?.kind}
        />
      </div>
      {!about && (
        <>
          <RecordField
            kind="contact"
            label={labels.contact}
            value={contact}
            onChange={(choice) => {
              setContact(choice?.id ? { id: choice.id, name: choice.name } : null)
              setDealId(null)
            }}
          />
          <TaskDealField contactId={contact?.id ?? null} known={task?.deal} value={dealId} onChange={setDealId} />
        </>
      )}
    </CrmForm>
  )
}

interface TaskDealFieldProps {
  /** Whose deals can be chosen. */
  contactId: string | null
  /** The one it is for already, whoever it is with. */
  known?: Reference | null | undefined
  value: string | null
  onChange: (id: string | null) => void
}

/** One of the deals with that person; nothing to choose from is nothing to show. */
function TaskDealField({ contactId, known, value, onChange }: TaskDealFieldProps) {
  const { data: contact } = useQuery(contacts.query(contactId))
  const deals = contact?.deals.map(({ id, title }) => ({ value: id, label: title })) ?? []
  const choices =
    known && !deals.some((deal) => deal.value === known.id) ? [{ value: known.id, label: known.name }, ...deals] : deals
  if (choices.length === 0) return null
  return (
    <SelectField
      label={crmTasks.fields.deal}
      placeholder={crmTasks.fields.noDeal}
      choices={choices}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  )
}
