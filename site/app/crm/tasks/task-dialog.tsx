import { crmTasks } from '@nokshi/content/crm/timeline.ts'
import { changed, Reference } from '@nokshi/contract/crm/records.ts'
import { NewTask, remindMinutes as reminders, type Task } from '@nokshi/contract/crm/tasks.ts'
import { useState } from 'react'
import { choicesOf, SelectField, TextField } from '../../ui/fields/field.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { DayField } from '../parts/day-field.tsx'
import { ColleagueField } from '../record-page/colleague-field.tsx'
import { ChangeButton } from '../records/change-buttons.tsx'
import { crmApi, isConflict } from '../records/crm-api.ts'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { RecordField } from '../records/record-field.tsx'
import { useMe } from '../staff/crm-me.ts'
import { ChangedTask } from './task-queries.ts'

interface TaskDialogProps {
  task?: Task | undefined
  /** What a new one is about. */
  about?: Pick<NewTask, 'contactId' | 'companyId' | 'dealId'>
  isOpen: boolean
  onClose: () => void
}

export function TaskDialog({ task, about, isOpen, onClose }: TaskDialogProps) {
  return (
    <CrmDialog title={task ? crmTasks.editTitle : crmTasks.addTitle} isOpen={isOpen} onClose={onClose}>
      <TaskForm key={task ? `${task.id} ${task.version}` : 'new'} task={task} about={about} onClose={onClose} />
    </CrmDialog>
  )
}

const labels = crmTasks.fields

function TaskForm({ task, about, onClose }: Omit<TaskDialogProps, 'isOpen'>) {
  const me = useMe()
  const [dueDay, setDueDay] = useState(task?.dueDay ?? null)
  const [dueTime, setDueTime] = useState(task?.dueTime ?? '')
  const [assigneeId, setAssigneeId] = useState(task ? (task.assignee?.id ?? null) : me.id)
  const [contact, setContact] = useState<Reference | null>(task?.contact ?? null)
  const [deal, setDeal] = useState<Reference | null>(task?.deal ?? null)
  const links = about ?? { contactId: contact?.id ?? null, dealId: deal?.id ?? null }
  const form = useCrmForm({
    schema: NewTask,
    read: ({ title, kind, remindMinutes }) => ({
      ...{ title, kind, dueDay, assigneeId, ...links },
      dueTime: (dueDay && dueTime) || null,
      remindMinutes: dueDay && dueTime && remindMinutes ? Number(remindMinutes) : null,
    }),
    send: (input, idempotencyKey) =>
      task
        ? crmApi('PATCH /api/crm/tasks/{id}', ChangedTask, { id: task.id, body: { version: task.version, ...input } })
        : crmApi('POST /api/crm/tasks', ChangedTask, { body: input, idempotencyKey }),
    done: () => (task ? crmTasks.saved : crmTasks.added),
    onDone: onClose,
    onError: isConflict,
  })
  return (
    <CrmForm
      form={form}
      className="form"
      beside={
        task && (
          <ChangeButton
            send={() => crmApi('DELETE /api/crm/tasks/{id}', changed(Reference), { id: task.id })}
            done={() => crmTasks.removed}
            onDone={onClose}
          >
            {crmTasks.remove}
          </ChangeButton>
        )
      }
    >
      {isConflict(form.error) && (
        <p role="alert" className="crm-failed row surface">
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
        <div className="form-pair">
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
      <div className="form-pair">
        <ColleagueField label={labels.assignee} value={assigneeId} onChange={setAssigneeId} />
        <SelectField
          {...form.field('kind')}
          label={labels.kind}
          choices={choicesOf(crmTasks.kinds)}
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
              setDeal(null)
            }}
          />
          <RecordField
            key={contact?.id}
            kind="deal"
            label={labels.deal}
            near={contact?.name}
            value={deal}
            onChange={(choice) => setDeal(choice?.id ? { id: choice.id, name: choice.name } : null)}
          />
        </>
      )}
    </CrmForm>
  )
}
