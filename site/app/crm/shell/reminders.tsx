import { crmReminders } from '@nokshi/content/crm/preferences.ts'
import type { Task } from '@nokshi/contract/crm/tasks.ts'
import { Reminder } from '@nokshi/contract/crm/tasks.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { Link } from 'react-router'
import { dayInWords } from '../parts/day.ts'
import { QuietButton } from '../parts/quiet-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { pathOf } from '../records/recent-records.ts'
import { useChange } from '../records/use-change.ts'

const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: () => crmApi('GET /api/crm/reminders', Reminder.array()),
  refetchInterval: 30_000,
})

/** What is due soon, on every page, until it is done or dismissed. */
export function Reminders() {
  const { data: reminders = [] } = useQuery(remindersQuery)
  const dismiss = useChange({
    send: ({ task, remindAt }: Reminder) =>
      crmApi('POST /api/crm/reminders/seen', Reminder.array(), { body: { taskId: task.id, remindAt } }),
    begin(seen) {
      const before = crmClient.getQueryData(remindersQuery.queryKey)
      crmClient.setQueryData(
        remindersQuery.queryKey,
        before?.filter((reminder) => reminder.task.id !== seen.task.id || reminder.remindAt !== seen.remindAt),
      )
      return () => crmClient.setQueryData(remindersQuery.queryKey, before)
    },
  })
  return (
    <section role="status" aria-label={crmReminders.label}>
      {reminders.map((reminder) => (
        <p key={`${reminder.task.id} ${reminder.remindAt}`} className="crm-reminder row gap-y-4 gap-x-10 cloth">
          <BellRing aria-hidden size={18} className="flex-none" />
          <Link to={placeOf(reminder.task)} className="strong break-anywhere">
            <bdi>{reminder.task.title}</bdi>
          </Link>
          <span className="figures">
            {crmReminders.at(dayInWords(reminder.task.dueDay ?? ''), reminder.task.dueTime ?? '')}
          </span>
          <QuietButton
            aria-label={crmReminders.seenAbout(reminder.task.title)}
            onClick={() => dismiss.mutate(reminder)}
          >
            {crmReminders.seen}
          </QuietButton>
        </p>
      ))}
    </section>
  )
}

function placeOf({ deal, contact }: Task) {
  if (deal) return pathOf({ kind: 'deal', id: deal.id })
  return contact ? pathOf({ kind: 'contact', id: contact.id }) : '/crm/tasks'
}
