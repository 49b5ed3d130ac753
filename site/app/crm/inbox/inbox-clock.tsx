import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import type { InboxItem } from '@nokshi/contract/crm/inbox.ts'
import { useEffect, useState } from 'react'
import { age, ago, moment } from '../parts/ago.ts'
import { useMe } from '../staff/crm-me.ts'

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

/** «Taken by Rafi 3 minutes ago»: so that no client gets two answers. */
export function InboxTaken({ item: { takenBy, takenAt } }: { item: Pick<InboxItem, 'takenBy' | 'takenAt'> }) {
  const me = useMe()
  const now = useNow()
  if (!takenBy || takenAt === null) return null
  const time = ago(takenAt, Math.max(now, takenAt))
  return (
    <span className="inbox-taken strong done micro" dir="auto">
      {takenBy.id === me.id ? crmInbox.takenByMe(time) : crmInbox.takenBy(takenBy.name, time)}
    </span>
  )
}

/** The time, for clocks that run while somebody looks. */
function useNow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
