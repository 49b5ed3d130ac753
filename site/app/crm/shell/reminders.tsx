import { crmReminders } from '@nokshi/content/crm/preferences.ts'
import { Reminder, snoozeMinutes, type Task } from '@nokshi/contract/crm/tasks.ts'
import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Chips, QuietButton } from '../parts/buttons.tsx'
import { dayInWords } from '../parts/time.tsx'
import { crmApi, crmClient, crmQuery, pathOf, useChange } from '../records/crm-api.ts'

const remindersQuery = crmQuery(['reminders'], () => crmApi('GET /api/crm/reminders', Reminder.array()), {
  refetchInterval: 30_000,
})

type Answer = Reminder & { snoozeMinutes?: (typeof snoozeMinutes)[number] | undefined }

/** What is due soon, on every page, until it is done, dismissed or put off. Several are one line until it is opened. */
export function Reminders() {
  const { data: reminders = [] } = useQuery(remindersQuery)
  const [isOpen, setOpen] = useState(false)
  const dismiss = useChange({
    send: ({ task, remindAt, snoozeMinutes }: Answer) =>
      crmApi('POST /api/crm/reminders/seen', Reminder.array(), { body: { taskId: task.id, remindAt, snoozeMinutes } }),
    begin(seen) {
      const before = crmClient.getQueryData(remindersQuery.queryKey)
      crmClient.setQueryData(
        remindersQuery.queryKey,
        before?.filter((reminder) => reminder.task.id !== seen.task.id || reminder.remindAt !== seen.remindAt),
      )
      return () => crmClient.setQueryData(remindersQuery.queryKey, before)
    },
  })
  const others = reminders.length - 1
  return (
    <section role="status" aria-label={crmReminders.label}>
      {(isOpen ? reminders : reminders.slice(0, 1)).map((reminder, place) => (
        <div key={`${reminder.task.id} ${reminder.remindAt}`} className="crm-notice row gap-y-4 gap-x-10 surface">
          <BellRing aria-hidden size={18} className="flex-none" />
          <Link to={placeOf(reminder.task)} className="strong">
            <bdi>{reminder.task.title}</bdi>
          </Link>
          <TaskWho task={reminder.task} />
          <span className="figures">
            {crmReminders.at(dayInWords(reminder.task.dueDay ?? ''), reminder.task.dueTime ?? '')}
          </span>
          <Chips
            label={crmReminders.snoozeAbout(reminder.task.title)}
            choices={crmReminders.snoozes}
            onChoose={(chosen) => dismiss.mutate({ ...reminder, snoozeMinutes: snoozeMinutes[Number(chosen)] })}
          />
          <QuietButton
            aria-label={crmReminders.seenAbout(reminder.task.title)}
            onClick={() => dismiss.mutate(reminder)}
          >
            {crmReminders.seen}
          </QuietButton>
          {place === 0 && others > 0 && (
            <QuietButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? crmReminders.fewer : crmReminders.others(others)}
            </QuietButton>
          )}
        </div>
      ))}
    </section>
  )
}

/** With whom, and which deal. */
function TaskWho({ task: { contact, deal } }: { task: Task }) {
  const names = [contact, deal].filter((record) => record !== null)
  return names.map(({ id, name }) => (
    <bdi key={id} className="crm-small">
      {name}
    </bdi>
  ))
}

function placeOf({ deal, contact }: Task) {
  if (deal) return pathOf({ kind: 'deal', id: deal.id })
  return contact ? pathOf({ kind: 'contact', id: contact.id }) : '/crm/tasks'
}
