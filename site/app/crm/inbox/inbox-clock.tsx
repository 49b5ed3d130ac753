import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import type { InboxItem } from '@nokshi/contract/crm/inbox.ts'
import { age, moment } from '../parts/ago.ts'
import { useNow } from './inbox-now.ts'

type ClockedItem = Pick<InboxItem, 'receivedAt' | 'firstReplyAt' | 'tab' | 'waitedMinutes' | 'replyDueAt'>

/** Counts working hours until somebody answers, and turns red when that takes longer than the studio wants. */
export function InboxClock({ item }: { item: ClockedItem }) {
  const { receivedAt, firstReplyAt, tab, waitedMinutes, replyDueAt } = item
  const now = Math.max(useNow(), receivedAt)
  const title = crmInbox.clock(moment(receivedAt))
  if (firstReplyAt !== null)
    return (
      <span className="crm-small" title={title}>
        {crmInbox.answered(workingTime(waitedMinutes))}
      </span>
    )
  if (tab === 'closed' || tab === 'spam')
    return (
      <time className="crm-small" dateTime={new Date(receivedAt).toISOString()} title={title}>
        {age(receivedAt, now)}
      </time>
    )
  const isLate = now > replyDueAt
  return (
    <span className={isLate ? 'crm-due' : 'strong'} title={title}>
      {crmInbox.waits(workingTime(waitedMinutes))}
      {isLate && <span className="sr-only">, {crmInbox.late}</span>}
    </span>
  )
}

/** A working day is shorter than a day: hours are counted on. */
function workingTime(minutes: number) {
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`
}
