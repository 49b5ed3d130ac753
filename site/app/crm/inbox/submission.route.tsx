import { crmInbox, crmSubmission } from '@nokshi/content/crm/inbox.ts'
import { type InboxItem, inboxTabs, type Submission } from '@nokshi/contract/crm/inbox.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { CrmFailed, CrmLoading } from '../parts/crm-states.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { noteRecent, pathOf } from '../records/recent-records.ts'
import { useInfiniteList } from '../records/use-infinite-list.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import type { Route } from './+types/submission.route.ts'
import { useInboxKeys } from './inbox-keys.ts'
import { type InboxTab, inboxQuery, submissionQuery } from './inbox-queries.ts'
import { SubmissionActs } from './submission-acts.tsx'
import { SubmissionView } from './submission-view.tsx'
import './inbox.css'

export const meta = crmMeta(crmInbox.title)

export default function SubmissionRoute({ params: { id } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const tab = inboxTabs.find((known) => known === search.get('tab')) ?? 'new'
  const { data: submission, error, refetch } = useQuery(submissionQuery(id))
  useEffect(() => {
    if (submission) noteRecent({ kind: 'submission', id, title: submission.name, detail: submission.reference })
  }, [id, submission])

  const back = (
    <Link to={tab === 'new' ? '/crm/inbox' : `/crm/inbox?tab=${tab}`} className="crm-text-link">
      <ArrowLeft aria-hidden size={18} />
      {crmSubmission.back}
    </Link>
  )
  if (!submission)
    return (
      <CrmPage title={crmInbox.title}>
        {back}
        {error ? <CrmFailed error={error} onRetry={() => void refetch()} /> : <CrmLoading />}
      </CrmPage>
    )
  return (
    <CrmPage
      title={submission.name}
      note={`${crmInbox.forms[submission.form]} ${submission.reference}`}
      actions={<SubmissionActs submission={submission} />}
    >
      <div className="row between gap-y-8 gap-x-16 submission-top">
        {back}
        <SubmissionNeighbours submission={submission} tab={tab} />
      </div>
      <SubmissionView key={id} submission={submission} />
    </CrmPage>
  )
}

interface SubmissionNeighboursProps {
  submission: Submission
  /** The list the reader came from; the submission itself may have left it by now. */
  tab: InboxTab
}

/** To the next and the previous submission, by a press or by j and k. */
function SubmissionNeighbours({ submission: { id, receivedAt }, tab }: SubmissionNeighboursProps) {
  const navigate = useNavigate()
  const { items } = useInfiniteList(inboxQuery(tab))
  const others = items.filter((item) => item.id !== id)
  // Among the new, who has waited longest is first.
  const isFurther = (item: InboxItem) => (tab === 'new' ? item.receivedAt >= receivedAt : item.receivedAt <= receivedAt)
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
