import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import type { InboxItem } from '@nokshi/contract/inbox.ts'
import { age, moment } from '../records/ago.ts'
import { useNow } from './inbox-now.ts'

interface InboxClockProps {
  item: Pick<InboxItem, 'receivedAt' | 'firstReplyAt' | 'tab'>
  /** Undefined while it is not known yet. */
  goalMinutes: number | undefined
}

/** Runs until somebody answers, and turns red when that takes longer than the studio wants. */
export function InboxClock({ item: { receivedAt, firstReplyAt, tab }, goalMinutes }: InboxClockProps) {
  const now = Math.max(useNow(), receivedAt)
  const title = moment(receivedAt)
  if (firstReplyAt !== null)
    return (
      <span className="crm-small" title={title}>
        {crmInbox.answered(age(receivedAt, firstReplyAt))}
      </span>
    )
  if (tab === 'closed' || tab === 'spam')
    return (
      <time className="crm-small" dateTime={new Date(receivedAt).toISOString()} title={title}>
        {age(receivedAt, now)}
      </time>
    )
  const isLate = goalMinutes !== undefined && now - receivedAt > goalMinutes * 60_000
  return (
    <span className={isLate ? 'crm-due' : 'strong'} title={title}>
      {crmInbox.waits(age(receivedAt, now))}
      {isLate && <span className="sr-only">, {crmInbox.late}</span>}
    </span>
  )
}
