import { crmToday } from '@nokshi/content/crm/today.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Today } from '@nokshi/contract/crm/today.ts'
import { InboxRow } from '../inbox/inbox-row.tsx'
import { TodayPart } from './today-part.tsx'

const SHOWN = 5
const labels = crmToday.inbox

/** Who waits for a first reply, and for how long already. */
export function TodayInbox({ today: { inbox, inboxCount } }: { today: Today }) {
  return (
    <TodayPart
      heading={labels.heading}
      count={inboxCount > 0 && <span className="crm-due figures today-count">{writeCount(inboxCount)}</span>}
      link={{ to: '/crm/inbox', label: inboxCount > SHOWN ? labels.all(inboxCount) : labels.link }}
      none={inbox.length === 0 && labels.none}
    >
      <ul className="crm-rows">
        {inbox.slice(0, SHOWN).map((item) => (
          <InboxRow key={item.id} item={item} tab="new" />
        ))}
      </ul>
    </TodayPart>
  )
}
