import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import type { InboxItem } from '@nokshi/contract/crm/inbox.ts'
import { ago } from '../parts/ago.ts'
import { useMe } from '../staff/crm-me.ts'
import { useNow } from './inbox-now.ts'

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
