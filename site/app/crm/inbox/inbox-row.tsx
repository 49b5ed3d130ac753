import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import type { InboxItem } from '@nokshi/contract/crm/inbox.ts'
import { Link } from 'react-router'
import type { RowChoice } from '../parts/choice.ts'
import { ChoiceBox } from '../parts/choice-box.tsx'
import type { VirtualRow } from '../parts/virtual-rows.tsx'
import { pathOf } from '../records/recent-records.ts'
import { InboxClock, InboxTaken } from './inbox-clock.tsx'
import type { InboxTab } from './inbox-queries.ts'
import './inbox.css'

interface InboxRowProps extends Partial<VirtualRow> {
  item: InboxItem
  /** Where the reader came from, to go on from there. */
  tab: InboxTab
  /** While somebody chooses many. */
  choice?: RowChoice | undefined
}

export function InboxRow({ item, tab, choice, ...row }: InboxRowProps) {
  const { id, name, form, excerpt, timesSent, reference } = item
  return (
    <li data-choosing={choice ? true : undefined} {...row}>
      {choice && <ChoiceBox id={id} name={name} choice={choice} />}
      <Link to={`${pathOf({ kind: 'submission', id })}?tab=${tab}`} className="crm-row-link" data-submission={id}>
        <span className="wrap items-baseline between gap-x-16">
          <strong dir="auto">{name}</strong>
          <InboxClock item={item} />
        </span>
        {excerpt && (
          <span className="inbox-excerpt" dir="auto">
            {excerpt}
          </span>
        )}
        <span className="crm-row-foot wrap crm-small">
          <span>{crmInbox.forms[form]}</span>
          <span className="figures">{reference}</span>
          {timesSent > 1 && <span>{crmInbox.sent(timesSent)}</span>}
          <InboxTaken item={item} />
        </span>
      </Link>
    </li>
  )
}
