import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import type { InboxItem } from '@nokshi/contract/crm/inbox.ts'
import { useEffect, useState } from 'react'
import { ago, moment } from '../parts/time.tsx'
import { useMe } from '../staff/crm-me.ts'
import './inbox.css'

type ClockedItem = Pick<InboxItem, 'receivedAt' | 'firstReplyAt' | 'tab' | 'waitedMinutes' | 'replyDueAt'>

/** Counts working hours until the first reply, and turns red when the studio's limit is passed. */
export function InboxClock({ item }: { item: ClockedItem }) {
  const { receivedAt, firstReplyAt, tab, waitedMinutes, replyDueAt } = item
  const now = Math.max(useNow(), receivedAt)
  const isOver = firstReplyAt !== null || tab === 'closed' || tab === 'spam'
  const isLate = !isOver && now > replyDueAt
  const waited =
    firstReplyAt !== null ? crmInbox.answered(workingTime(waitedMinutes)) : !isOver && workingTime(waitedMinutes)
  return (
    <span className={isOver ? 'crm-small' : isLate ? 'crm-due' : 'strong'} title={crmInbox.clock(moment(receivedAt))}>
      <time dateTime={new Date(receivedAt).toISOString()}>{crmInbox.arrived(arrival(receivedAt, now))}</time>
      {waited && ` · ${waited}`}
      {isLate && <span className="sr-only">, {crmInbox.late}</span>}
    </span>
  )
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const hours = new Intl.DateTimeFormat('en-GB-u-nu-latn', clock)
const daysAndHours = new Intl.DateTimeFormat('en-GB-u-nu-latn-ca-gregory', { day: 'numeric', month: 'short', ...clock })

/** «22:40», and with its day when that is over. */
function arrival(at: number, now: number) {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return (isToday ? hours : daysAndHours).format(at)
}

/** A working day is shorter than a day: hours are counted on. */
function workingTime(minutes: number) {
  return minutes < 60 ? crmInbox.minutes(minutes) : crmInbox.hours(Math.floor(minutes / 60))
}

/** «Taken by Rafi 3 minutes ago»: so that no client gets two answers. */
export function InboxTaken({ item: { takenBy, takenAt } }: { item: Pick<InboxItem, 'takenBy' | 'takenAt'> }) {
  const me = useMe()
  const now = useNow()
  if (!takenBy || takenAt === null) return null
  const time = ago(takenAt, Math.max(now, takenAt))
  return (
    <span className="inbox-taken strong done micro">
      {takenBy.id === me.id ? crmInbox.takenByMe(time) : crmInbox.takenBy(takenBy.name, time)}
    </span>
  )
}

function useNow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Who has taken a submission, and where it came from. */
export function InboxMeta({ item }: { item: InboxItem }) {
  const { form, timesSent, reference, isContactUnreadable, takenBy } = item
  const me = useMe()
  return (
    <span className="wrap gap-x-12 crm-small">
      {takenBy && (
        <span className="strong done flex-none">
          <span className="sr-only">{crmInbox.assignedTo} </span>
          <bdi>{takenBy.id === me.id ? crmInbox.you : takenBy.name}</bdi>
        </span>
      )}
      <span>{crmInbox.forms[form]}</span>
      <span className="figures">{reference}</span>
      {timesSent > 1 && <span>{crmInbox.sent(timesSent)}</span>}
      {isContactUnreadable && <span className="crm-due">{crmInbox.unreadable}</span>}
    </span>
  )
}
