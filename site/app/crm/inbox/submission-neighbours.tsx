import { crmSubmission } from '@nokshi/content/crm/inbox.ts'
import type { InboxItem, Submission } from '@nokshi/contract/crm/inbox.ts'
import { Link, useNavigate } from 'react-router'
import { pathOf } from '../records/recent-records.ts'
import { useInfiniteList } from '../records/use-infinite-list.ts'
import { useInboxKeys } from './inbox-keys.ts'
import { type InboxTab, inboxQuery } from './inbox-queries.ts'

interface SubmissionNeighboursProps {
  submission: Submission
  /** The list the reader came from; the submission itself may have left it by now. */
  tab: InboxTab
}

/** To the next and the previous submission, by a press or by j and k. */
export function SubmissionNeighbours({ submission: { id, receivedAt }, tab }: SubmissionNeighboursProps) {
  const navigate = useNavigate()
  const { items } = useInfiniteList(inboxQuery(tab))
  const others = items.filter((item) => item.id !== id)
  // Among the new, who has waited longest is first.
  const isFurther = (item: InboxItem) =>
    tab === 'new' ? item.receivedAt >= receivedAt : item.receivedAt <= receivedAt
  const next = others.find(isFurther)
  const previous = others.findLast((item) => !isFurther(item))
  const pathTo = (other: { id: string }) => `${pathOf({ kind: 'submission', id: other.id })}?tab=${tab}`
  useInboxKeys({
    ...(next && { j: () => void navigate(pathTo(next)) }),
    ...(previous && { k: () => void navigate(pathTo(previous)) }),
  })
  return (
    <span>
      {previous && (
        <Link to={pathTo(previous)} className="crm-quiet-button">
          {crmSubmission.previous}
        </Link>
      )}
      {next && (
        <Link to={pathTo(next)} className="crm-quiet-button">
          {crmSubmission.next}
        </Link>
      )}
    </span>
  )
}
