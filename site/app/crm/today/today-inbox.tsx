import { crmToday } from '@nokshi/content/crm/today.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Today } from '@nokshi/contract/desk.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { InboxRow } from '../inbox/inbox-row.tsx'
import { settingsQuery } from '../records/crm-queries.ts'

const SHOWN = 5
const words = crmToday.inbox

/** Who waits for a first reply, and for how long already. */
export function TodayInbox({ today: { inbox, inboxCount } }: { today: Today }) {
  const { data: settings } = useQuery(settingsQuery)
  return (
    <section className="today-part" aria-label={words.heading}>
      <div className="today-top">
        <h2 className="crm-heading">
          {words.heading}{' '}
          {inboxCount > 0 && <span className="crm-due figures today-count">{writeCount(inboxCount)}</span>}
        </h2>
        <Link to="/crm/inbox" className="crm-way">
          {inboxCount > SHOWN ? words.all(inboxCount) : words.way}
        </Link>
      </div>
      {inbox.length === 0 ? (
        <p className="today-none">{words.none}</p>
      ) : (
        <ul className="crm-rows">
          {inbox.slice(0, SHOWN).map((item) => (
            <InboxRow key={item.id} item={item} tab="new" goalMinutes={settings?.replyGoalMinutes} />
          ))}
        </ul>
      )}
    </section>
  )
}
